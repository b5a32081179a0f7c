"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { sentence } from "@/components/form/issues";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { productFields } from "@/lib/catalog/admin/product-fields";

/** All pieces of a product; where each size has its own, their sum, which can't be typed. */
export function StockField() {
  const { control, register, formState, getFieldState } = useFormContext<ProductFields>();
  const isSum = useWatch({ control, name: "stockBySize" }) !== null;
  const message = getFieldState("stock", formState).error?.message;
  return (
    <Field
      label={productFields.stock.label}
      error={message && sentence(message)}
      hint={isSum ? "The sum of the sizes" : undefined}
    >
      <Input
        type="number"
        inputMode="numeric"
        readOnly={isSum}
        className="read-only:border-line read-only:bg-cotton"
        {...register("stock")}
      />
    </Field>
  );
}
