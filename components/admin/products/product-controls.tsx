import type { Control } from "@/components/form/control";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import { factLabel } from "@/lib/catalog/admin/product-facts";
import { type FieldName, productFields } from "@/lib/catalog/admin/product-fields";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { countries } from "@/lib/catalog/countries";
import { lists } from "@/lib/catalog/lists/current";
import { colours, offered } from "@/lib/catalog/options";
import { AudienceField } from "./audience-field";
import { FactField } from "./fact-field";
import { KindField } from "./kind-field";
import { PicturesField } from "./pictures-field";
import { SalePercent } from "./sale-percent";
import { SizeField } from "./size-field";
import { StockBySizeField } from "./stock-by-size-field";
import { StockField } from "./stock-field";
import { HsnHint, PriceHint } from "./tax-hints";
import { TraderField } from "./trader-field";

const wide = "col-span-2";
/** Side by side only where the sheet has its full width: "Select category" does not fit in half a phone. */
const half = "max-[30rem]:col-span-2 empty:hidden";
const choice = { componentType: "select", className: half };

/**
 * The fields of a product in form order. A new product begins with its pictures.
 * @param product the product that is edited; null for a new one
 */
export function productControls(product: AdminProduct | null): Control<keyof ProductFields | `facts.${string}`>[] {
  const field = <Name extends FieldName>(name: Name) => ({ name, label: productFields[name].label });
  const { categories, brands, facts } = lists();
  return [
    { ...field("images"), element: <PicturesField isNew={product === null} />, className: wide },
    { ...field("title"), className: wide },
    { ...field("description"), componentType: "textarea", className: wide },
    { ...field("category"), ...choice, options: offered(categories, product?.category) },
    { ...field("kind"), element: <KindField stored={product?.kind} />, className: half },
    { ...field("brand"), ...choice, options: offered(brands, product?.brand) },
    { ...field("colour"), ...choice, optional: true, options: colours },
    { ...field("audience"), element: <AudienceField />, className: "col-span-2 empty:hidden" },
    ...facts.map(({ id, type }) => ({
      name: `facts.${id}` as const,
      label: factLabel(id),
      element: <FactField id={id} product={product} />,
      className: type === "text" ? "col-span-2 empty:hidden" : half,
    })),
    { ...field("size"), element: <SizeField />, className: wide },
    { ...field("hsn"), inputMode: "numeric", optional: true, hint: <HsnHint />, className: wide },
    { ...field("price"), type: "number", inputMode: "decimal", hint: <PriceHint /> },
    { ...field("saleprice"), type: "number", inputMode: "decimal", optional: true, hint: <SalePercent /> },
    { ...field("stockBySize"), element: <StockBySizeField />, className: "col-span-2 empty:hidden" },
    { ...field("stock"), element: <StockField /> },
    { ...field("seller"), optional: true },
    {
      ...field("origin"),
      ...choice,
      optional: true,
      options: countries(),
      placeholder: "Default",
      hint: "That of its kind, or of the settings.",
    },
    { ...field("netQuantity"), optional: true, hint: "1 N is one piece." },
    { ...field("maker"), element: <TraderField name="maker" />, className: wide },
    { ...field("importer"), element: <TraderField name="importer" />, className: wide },
  ];
}
