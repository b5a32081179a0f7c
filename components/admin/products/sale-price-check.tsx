"use client";

import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { salepriceFits } from "@/lib/catalog/admin-schema";
import type { ProductFields } from "@/lib/catalog/conflict";

/** Says that a sale price is not below the price while one types either of the two, before a field is left. */
export function SalePriceCheck() {
  const { control, trigger, formState } = useFormContext<ProductFields>();
  const [price, saleprice] = useWatch({ control, name: ["price", "saleprice"] });
  const hasError = formState.errors.saleprice !== undefined;
  const fits = !price?.trim() || salepriceFits({ price: Number(price), saleprice: Number(saleprice) });
  useEffect(() => {
    if (fits === hasError) void trigger("saleprice");
  }, [fits, hasError, trigger]);
  return null;
}
