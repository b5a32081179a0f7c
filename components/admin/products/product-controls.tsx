import type { Control } from "@/components/form/control";
import { type FieldName, productFields } from "@/lib/catalog/admin/product-fields";
import { lists } from "@/lib/catalog/lists/current";
import { colours, visible } from "@/lib/catalog/options";
import { PicturesField } from "./pictures-field";
import { SalePercent } from "./sale-percent";
import { SizeField } from "./size-field";
import { StockBySizeField } from "./stock-by-size-field";
import { StockField } from "./stock-field";
import { HsnHint, PriceHint } from "./tax-hints";

const wide = "col-span-2";
/** Side by side only where the sheet has its full width: "Select category" does not fit in half a phone. */
const choice = { componentType: "select", className: "max-[30rem]:col-span-2" };

/** The fields of a product in form order. A new product begins with its pictures. */
export function productControls({ isNew }: { isNew: boolean }): Control<FieldName>[] {
  const field = <Name extends FieldName>(name: Name) => ({ name, label: productFields[name].label });
  return [
    { ...field("images"), element: <PicturesField isNew={isNew} />, className: wide },
    { ...field("title"), className: wide },
    { ...field("description"), componentType: "textarea", className: wide },
    { ...field("category"), ...choice, options: visible(lists().categories) },
    { ...field("brand"), ...choice, options: visible(lists().brands) },
    { ...field("size"), element: <SizeField />, className: wide },
    { ...field("colour"), componentType: "select", optional: true, options: colours, className: wide },
    { ...field("hsn"), inputMode: "numeric", optional: true, hint: <HsnHint />, className: wide },
    { ...field("price"), type: "number", inputMode: "decimal", hint: <PriceHint /> },
    { ...field("saleprice"), type: "number", inputMode: "decimal", optional: true, hint: <SalePercent /> },
    { ...field("stockBySize"), element: <StockBySizeField />, className: "col-span-2 empty:hidden" },
    { ...field("stock"), element: <StockField /> },
    { ...field("seller"), optional: true },
  ];
}
