"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { saveDraft } from "@/lib/auth/drafts";

/** Saves the input of the enclosing form as the draft with this name. */
export function FormDraft({ name }: { name: string }) {
  const { subscribe } = useFormContext<Record<string, string>>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === "change") saveDraft(name, values);
        },
      }),
    [subscribe, name],
  );
  return null;
}
