"use client";

import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { salepriceFits } from "@/lib/catalog/admin/schema";

/** Reports a sale price that is not below the price while either is being typed, before the field loses focus. */
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
