"use client";

import * as z from "zod";
import { readDraft } from "@/lib/auth/drafts";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { textFields } from "@/lib/catalog/admin/product-fields";
import { type AdminProduct, AdminProductShape } from "@/lib/catalog/admin/schema";
import { keysOf, mapKeys } from "@/lib/keys";

/** Each value of the form as JSON, and the product that is edited, as it was when the form opened: what is saved as its draft. */
export function productDraft(values: object, product: AdminProduct | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...values, product }).map(([field, value]) => [field, JSON.stringify(value)]),
  );
}

const Texts = z.record(z.string(), z.string());
const Draft: z.ZodType<ProductFields> = z.object({
  ...mapKeys(textFields, () => z.string()),
  images: z.array(z.string()),
  size: z.array(z.string()),
  stockBySize: Texts.nullable(),
  facts: Texts,
});

/** What was typed and not saved, and the product that it was typed for: null for a new one. */
export interface ProductDraft {
  product: AdminProduct | null;
  typed: ProductFields;
}

/** The draft with this name; null for none, or for what another version of the shop has stored. */
export function readProductDraft(name: string): ProductDraft | null {
  const draft = readDraft(name);
  try {
    const stored = draft && mapKeys(keysOf(draft), (field) => JSON.parse(draft[field] ?? ""));
    return stored && { product: AdminProductShape.nullable().parse(stored.product), typed: Draft.parse(stored) };
  } catch {
    return null;
  }
}
