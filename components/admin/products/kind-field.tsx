"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { factLabel, factText, lostFacts } from "@/lib/catalog/admin/product-facts";
import { productFields } from "@/lib/catalog/admin/product-fields";
import { kindOf, lists } from "@/lib/catalog/lists/current";
import { categoryLabel } from "@/lib/catalog/options";

/**
 * The kind of a product: one of those that its category offers, or the one that it has.
 * @param stored the kind that the product has; undefined for a new one
 */
export function KindField({ stored }: { stored: string | undefined }) {
  const { control, register, formState, getFieldState } = useFormContext<ProductFields>();
  const [category, kind, facts] = useWatch({ control, name: ["category", "kind", "facts"] });
  const message = getFieldState("kind", formState).error?.message;
  const isOffered = (id: string) => {
    const entry = kindOf(id);
    return entry !== undefined && !entry.hidden && entry.categories.includes(category);
  };
  const options = lists().kinds.filter(({ id }) => isOffered(id) || id === kind || id === stored);
  const lost = kind === stored ? [] : lostFacts(kind, facts);
  return (
    <Field label={productFields.kind.label} optional error={message && sentence(message)} hint={hintOf()}>
      <Select options={options} {...register("kind")}>
        <option value="">None</option>
      </Select>
    </Field>
  );

  function hintOf(): string | undefined {
    if (lost.length > 0) {
      const named = lost.map((id) => `${factLabel(id)} (${factText(id, facts[id] ?? "")})`).join(", ");
      return `Not saved with this kind: ${named}`;
    }
    if (!category) return "Choose a category first";
    const label = kindOf(kind)?.label;
    return label && !isOffered(kind) ? `${label} is not offered in ${categoryLabel(category)}` : undefined;
  }
}
