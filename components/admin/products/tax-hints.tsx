"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { kindOf } from "@/lib/catalog/lists/current";
import { today } from "@/lib/dates";
import { formatPaise, formatWholeRupees, paiseToRupees, rupeesToPaise } from "@/lib/money";
import { gapAt, hasHsn, hsnOf } from "@/lib/tax/rate-of";

/** The code that counts where the field is left empty. */
export function HsnHint() {
  const { control } = useFormContext<ProductFields>();
  const [category, kind] = useWatch({ control, name: ["category", "kind"] });
  const kindHsn = kindOf(kind)?.hsn;
  const isKnown = kindHsn || hasHsn(category);
  const text = category ? `For the tax rate. Left empty: ${hsnOf({ kindHsn, category })}` : "For the tax rate";
  return <span>{category && !isKnown ? `${text}, as accessories: this category has no code.` : text}</span>;
}

/** What the price includes, or a warning when no tax rate fits what the shopper pays. */
export function PriceHint() {
  const { control } = useFormContext<ProductFields>();
  const names = ["hsn", "category", "kind", "price", "saleprice"] as const;
  const [hsn, category, kind, price, saleprice] = useWatch({ control, name: names });
  const pays = rupeesToPaise(Number(saleprice) > 0 ? Number(saleprice) : Number(price));
  const code = hsnOf({ hsn, kindHsn: kindOf(kind)?.hsn, category });
  const gap = category && Number.isFinite(pays) ? gapAt(code, pays, today()) : null;
  if (!gap) return <span>Rupees, taxes included</span>;
  const [from, to] = [formatPaise(gap.below + 1), formatPaise(gap.upTo)];
  const [below, above] = [gap.below, gap.upTo].map((paise) => formatWholeRupees(paiseToRupees(paise)));
  return (
    <span role="status" className="text-error">
      {`Between ${from} and ${to} GST is charged at ${gap.rate} %. Price it at ${below} or above ${above}.`}
    </span>
  );
}
