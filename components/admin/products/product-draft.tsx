"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import * as z from "zod";
import { readDraft, saveDraft } from "@/lib/auth/drafts";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { textFields } from "@/lib/catalog/admin/product-fields";
import { keysOf, mapKeys } from "@/lib/keys";

/** Saves the input of the enclosing form as the draft of a new product, each field as JSON. */
export function ProductDraft({ name }: { name: string }) {
  const { subscribe } = useFormContext<ProductFields>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === "change")
            saveDraft(
              name,
              mapKeys(keysOf(values), (field) => JSON.stringify(values[field])),
            );
        },
      }),
    [subscribe, name],
  );
  return null;
}

const Texts = z.record(z.string(), z.string());
const Draft: z.ZodType<ProductFields> = z.object({
  ...mapKeys(textFields, () => z.string()),
  ...{ images: z.array(z.string()), size: z.array(z.string()), stockBySize: Texts.nullable(), facts: Texts },
});

/** What was typed for a new product and not saved; null for nothing, or for what another version of the shop has stored. */
export function readProductDraft(name: string): ProductFields | null {
  const draft = readDraft(name);
  try {
    return draft && Draft.parse(mapKeys(keysOf(draft), (field) => JSON.parse(draft[field] ?? "")));
  } catch {
    return null;
  }
}
