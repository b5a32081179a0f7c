"use client";

import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { salepriceFits, salepriceRule } from "@/lib/catalog/admin/schema";

/**
 * Reports a sale price that is not below the price while either is being typed, before the field loses focus. It says so
 * itself: the schema does not compare them while another field, such as the HSN code, has an error that ends its checks.
 */
export function SalePriceCheck() {
  const { control, setError, trigger, formState } = useFormContext<ProductFields>();
  const [price, saleprice] = useWatch({ control, name: ["price", "saleprice"] });
  const hasError = formState.errors.saleprice !== undefined;
  const amounts = { price: Number(price), saleprice: Number(saleprice) };
  const fits = !price?.trim() || Number.isNaN(amounts.price) || salepriceFits(amounts);
  useEffect(() => {
    if (fits && hasError) void trigger("saleprice");
    if (!fits && !hasError) setError("saleprice", { message: salepriceRule });
  }, [fits, hasError, setError, trigger]);
  return null;
}
