"use client";

import type { HTMLInputTypeAttribute } from "react";
import { type FieldPath, useFormContext } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { readNumber } from "@/lib/clean-text";
import type { Settings } from "@/lib/settings/schema";

interface SettingFieldProps {
  name: FieldPath<Settings>;
  label: string;
  hint?: string;
  type?: HTMLInputTypeAttribute;
  /** Rows of a field for several lines. */
  rows?: number;
  /** "number" for numbers; "optional" for those that may be empty, which is null then. */
  value?: "number" | "optional";
  className?: string;
}

/** A text that is written otherwise than its number stays as it was typed, also in the draft; the form's check reads it. */
const numberOf = (typed: unknown) => {
  const number = typeof typed === "string" ? readNumber(typed) : null;
  return number !== null && String(number) === typed ? number : typed;
};

const readers = {
  number: numberOf,
  optional: (typed: unknown) => (typed === "" ? null : numberOf(typed)),
  day: (text: unknown) => text || null,
};

/** One field of the settings, by its path. */
export function SettingField({ name, label, hint, type, rows, value, className }: SettingFieldProps) {
  const { register, getFieldState, formState } = useFormContext<Settings>();
  const message = getFieldState(name, formState).error?.message;
  const read = type === "date" ? readers.day : value && readers[value];
  const field = register(name, read && { setValueAs: read });
  const inputClasses = value ? "figures" : undefined;
  return (
    <Field label={label} hint={hint} error={message && sentence(message)} className={className}>
      {rows ? (
        <Textarea rows={rows} {...field} />
      ) : (
        <Input type={type} inputMode={value && "decimal"} className={inputClasses} {...field} />
      )}
    </Field>
  );
}
