"use client";

import * as z from "zod";
import { readDraft } from "@/lib/auth/drafts";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { textFields } from "@/lib/catalog/admin/product-fields";
import { keysOf, mapKeys } from "@/lib/keys";

/** Each value of the form of a new product as JSON: what is saved as its draft. */
export function productDraft(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, JSON.stringify(value)]));
}

const Texts = z.record(z.string(), z.string());
const Draft: z.ZodType<ProductFields> = z.object({
  ...mapKeys(textFields, () => z.string()),
  images: z.array(z.string()),
  size: z.array(z.string()),
  stockBySize: Texts.nullable(),
  facts: Texts,
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
