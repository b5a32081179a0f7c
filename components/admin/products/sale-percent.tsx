"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { saleDisplay } from "@/lib/catalog/discount";

/** The text of the tag on the picture, as a preview. */
export function SalePercent() {
  const { control } = useFormContext<ProductFields>();
  const [price = 0, saleprice = 0] = useWatch({ control, name: ["price", "saleprice"] }).map(Number);
  const isOnSale = saleprice > 0 && saleprice < price;
  return <span>{isOnSale ? saleDisplay({ price, saleprice }).tag : ""}</span>;
}
