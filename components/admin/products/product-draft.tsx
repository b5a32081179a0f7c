"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { readDraft, saveDraft } from "@/lib/auth/drafts";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { isRecord } from "@/lib/keys";

/** The name of the draft of a new product. */
export const productDraft = "new-product";

/** Saves the input of the enclosing form as the draft of a new product, its facts as one text. */
export function ProductDraft() {
  const { subscribe } = useFormContext<ProductFields>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === "change") saveDraft(productDraft, { ...values, facts: JSON.stringify(values.facts) });
        },
      }),
    [subscribe],
  );
  return null;
}

/** What was typed for a new product and not saved; null for nothing. */
export function readProductDraft(): Partial<ProductFields> | null {
  const draft = readDraft(productDraft);
  return draft && { ...draft, facts: readFacts(draft.facts) };
}

/** The facts of a draft, which this tab may have kept from a version before. */
function readFacts(text = "{}"): Record<string, string> {
  try {
    const facts: unknown = JSON.parse(text);
    const entries = isRecord(facts) ? Object.entries(facts) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}
