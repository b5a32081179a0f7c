"use client";

import { useController, useFormContext, useWatch } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { entryOf, kindOf, lists } from "@/lib/catalog/lists/current";
import { offered } from "@/lib/catalog/options";

interface FactFieldProps {
  id: string;
  /** What the product has, if anything: it is offered also when it is hidden. */
  stored: string | undefined;
}

/** One fact of a product, an option or a line of text; nothing where its kind lacks the fact. */
export function FactField({ id, stored }: FactFieldProps) {
  const { control, formState, getFieldState } = useFormContext<ProductFields>();
  const kind = useWatch({ control, name: "kind" });
  // All facts are one value of the form: a field's name is a path there, in which an id can't be any text.
  const { field } = useController<ProductFields, "facts">({ name: "facts" });
  const fact = entryOf(lists().facts, id);
  if (!fact || !kindOf(kind)?.facts.includes(id) || (fact.hidden && !stored)) return null;
  const message = getFieldState(`facts.${id}`, formState).error?.message;
  const own = {
    value: field.value[id] ?? "",
    onChange: (event: { target: { value: string } }) => field.onChange({ ...field.value, [id]: event.target.value }),
    onBlur: field.onBlur,
  };
  return (
    <Field label={fact.label} optional error={message && sentence(message)}>
      {fact.type === "text" ? (
        <Input {...own} />
      ) : (
        <Select options={offered(fact.options, stored)} {...own}>
          <option value="">None</option>
        </Select>
      )}
    </Field>
  );
}
