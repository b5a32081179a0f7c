"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { saveDraft } from "@/lib/auth/drafts";

const asIs = (values: Record<string, string>) => values;

interface FormDraftProps {
  name: string;
  /** The texts that are saved of the form's values, for a form whose values are not texts themselves. */
  toDraft?: typeof asIs;
}

/** Saves the input of the enclosing form as the draft with this name. */
export function FormDraft({ name, toDraft = asIs }: FormDraftProps) {
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === "change") saveDraft(name, toDraft(values));
        },
      }),
    [subscribe, name, toDraft],
  );
  return null;
}
