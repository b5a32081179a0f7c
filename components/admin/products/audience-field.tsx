"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { productFields } from "@/lib/catalog/admin/product-fields";
import { isForPeople } from "@/lib/catalog/audience";
import { audiences } from "@/lib/catalog/options";

/** Whom a product is for; nothing in the categories of people, which say it themselves. */
export function AudienceField() {
  const { control, register, formState, getFieldState } = useFormContext<ProductFields>();
  const category = useWatch({ control, name: "category" });
  const message = getFieldState("audience", formState).error?.message;
  if (!category || isForPeople(category)) return null;
  return (
    <Field label={productFields.audience.label} error={message && sentence(message)}>
      <Select options={audiences} {...register("audience")} />
    </Field>
  );
}
