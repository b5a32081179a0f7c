import * as z from "zod";
import { cleanNumber } from "@/lib/clean-text";
import { today, unbroken } from "@/lib/dates";
import { line, lines } from "@/lib/http/shapes";
import { keysOf } from "@/lib/keys";
import { formatRupees } from "@/lib/money";
import { goodsRate } from "@/lib/tax/rate-of";
import { countryName } from "../country-names";
import { type Trader, traderText } from "../goods";
import { OriginInput, QuantityInput, TraderInput } from "../goods-inputs";
import {
  AudienceId,
  BrandId,
  CategoryId,
  ColourId,
  FactsInput,
  ImagesInput,
  KindId,
  SizesInput,
  StockBySizeInput,
} from "../inputs";
import { lists } from "../lists/current";
import { audiences, colours, labelOf, type Option, type StockBySize, sizeText } from "../options";
import type { Product } from "../schema";
import { PriceInput, SalePriceInput, StockInput } from "./numbers";

/** How values of a type are formatted. */
interface Kind<Value> {
  /** As one text, as it is typed where it is a single field of a form. */
  typed: (value: Value) => string;
  /** In a CSV cell. */
  cell: (value: Value) => string;
  /** A typed, non-empty value, formatted for display. */
  shown: (typed: string) => string;
}

const text: Kind<string> = { typed: String, cell: String, shown: String };
const pieces: Kind<number> = { typed: String, cell: String, shown: String };
const rupees: Kind<number> = {
  typed: String,
  cell: (value) => value.toFixed(2),
  shown: (typed) => (Number.isNaN(Number(typed)) ? typed : formatRupees(Number(typed))),
};
/** 0 means none. */
const optionalRupees: Kind<number> = {
  typed: (value) => (value > 0 ? rupees.typed(value) : ""),
  cell: (value) => (value > 0 ? rupees.cell(value) : ""),
  shown: rupees.shown,
};
const sizeList: Kind<readonly string[]> = {
  typed: (value) => value.join(","),
  cell: (value) => value.join(" "),
  shown: (typed) =>
    typed
      .split(",")
      .map((id) => sizeText(id))
      .join(", "),
};
const imageInput = line(1, 2000, "the URL of a picture");
/** The cell is empty for a single picture, which the field `image` has. */
const imageList: Kind<readonly string[]> = {
  typed: (value) => value.join(" "),
  cell: (value) => (value.length > 1 ? value.join(" ") : ""),
  shown: (typed) => typed.split(" ").join("\n"),
};
/** Empty means the default of the category. */
export const HsnInput = z
  .string({ error: "must have 4, 6 or 8 digits" })
  .max(100, { error: "must have 4, 6 or 8 digits" })
  .overwrite((text) => cleanNumber(text).replace(/\s/g, ""))
  .regex(/^(?:\d{4}|\d{6}|\d{8})?$/, { error: "must have 4, 6 or 8 digits", abort: true })
  .refine((hsn) => hsn === "" || goodsRate(hsn, today(new Date())) !== undefined, {
    error: "is no code of goods whose tax rate this shop knows",
  });

/** Empty means one pool for all sizes. */
const piecesBySize: Kind<StockBySize | null> = {
  typed: (value) =>
    Object.entries(value ?? {})
      .map(([size, each]) => `${size}:${each}`)
      .join(","),
  cell: (value) => piecesBySize.typed(value),
  shown: (typed) =>
    typed
      .split(",")
      .map((part) => part.split(":"))
      // Labels of sizes have commas and blanks themselves.
      .map(([size = "", each = ""]) => unbroken(`${sizeText(size)}: ${each}`))
      .join("; "),
};
/** A cell of its own for name and address: see lib/import/server/csv/rows.ts. */
const trader: Kind<Trader | null> = {
  typed: traderText,
  cell: traderText,
  shown: (typed) => typed.replace("\n", ", "),
};
const oneOf = (options: () => readonly Option[]): Kind<string> => ({
  ...text,
  shown: (typed) => labelOf(options(), typed),
});
/**
 * The product fields that an admin edits, in the order of the form. The form, its schemas, the conflict view, the log,
 * the CSV file and the API responses are derived from this table. `input` is the schema for an edit; `ifNew` replaces
 * it for a new product that may lack the field.
 */
export const productFields = {
  /** Not needed where all pictures are given. */
  image: { label: "Image", kind: text, input: imageInput, ifNew: imageInput.optional() },
  images: { label: "Images", kind: imageList, input: ImagesInput, ifNew: ImagesInput },
  title: { label: "Title", kind: text, input: line(1, 200) },
  description: { label: "Description", kind: text, input: lines(1, 5000) },
  category: { label: "Category", kind: oneOf(() => lists().categories), input: CategoryId },
  /** Empty means none. */
  kind: { label: "Kind", kind: oneOf(() => lists().kinds), input: KindId, ifNew: KindId.optional() },
  brand: { label: "Brand", kind: oneOf(() => lists().brands), input: BrandId },
  audience: {
    label: "For",
    kind: oneOf(() => audiences),
    input: AudienceId,
    ifNew: z.preprocess((id) => id || undefined, AudienceId.optional()),
  },
  /** Fields of their own in forms, the conflict view and the log: see product-facts.ts. */
  facts: { label: "Facts", input: FactsInput, ifNew: FactsInput.optional() },
  size: { label: "Size", kind: sizeList, input: SizesInput, ifNew: SizesInput.optional() },
  colour: { label: "Colour", kind: oneOf(() => colours), input: ColourId, ifNew: ColourId.optional() },
  hsn: { label: "HSN code", kind: text, input: HsnInput, ifNew: HsnInput.optional() },
  price: { label: "Price", kind: rupees, input: PriceInput },
  saleprice: { label: "Sale Price", kind: optionalRupees, input: SalePriceInput, ifNew: SalePriceInput.default(0) },
  /** Not needed where sizes have their own. */
  stock: { label: "Total Stock", kind: pieces, input: StockInput, ifNew: StockInput.optional() },
  stockBySize: {
    label: "Stock by size",
    kind: piecesBySize,
    input: StockBySizeInput,
    ifNew: StockBySizeInput.optional(),
  },
  /** Empty means the shop itself. */
  seller: { label: "Seller Details", kind: text, input: line(0, 100), ifNew: line(0, 100).optional() },
  /** Of these four, empty means the default of its kind or of the settings: see goods.ts. */
  origin: {
    label: "Country of origin",
    kind: { ...text, shown: countryName },
    input: OriginInput,
    ifNew: OriginInput.optional(),
  },
  maker: { label: "Maker", kind: trader, input: TraderInput, ifNew: TraderInput.optional() },
  importer: { label: "Importer", kind: trader, input: TraderInput, ifNew: TraderInput.optional() },
  netQuantity: { label: "Net quantity", kind: text, input: QuantityInput, ifNew: QuantityInput.optional() },
} as const satisfies Record<string, Field>;

interface Field {
  label: string;
  kind?: object;
  input: z.ZodType;
  ifNew?: z.ZodType;
}

type Fields = typeof productFields;
export type FieldName = keyof Fields;
type Inputs = { [Name in FieldName]: Fields[Name]["input"] };
type NewInputs = {
  [Name in FieldName]: Fields[Name] extends { ifNew: infer IfNew extends z.ZodType } ? IfNew : Fields[Name]["input"];
};

export const fieldNames = keysOf(productFields);

/** The fields that are one text in a form. */
export type TextField = Exclude<FieldName, "facts">;
export const textFields = fieldNames.filter((name) => name !== "facts");

/** The required fields of a new product in the form, which always shows the stock. */
export const requiredFields = textFields.filter(
  (name) => name === "stock" || name === "image" || !("ifNew" in productFields[name]),
);

/** The schemas of an edit, by field. */
export const editInputs = byName((field) => field.input) as Inputs;

/** The schemas of a new product, by field. */
export const newInputs = byName((field) => field.ifNew ?? field.input) as NewInputs;

function byName(pick: (field: Field) => z.ZodType) {
  return Object.fromEntries(fieldNames.map((name) => [name, pick(productFields[name])]));
}

/** The fields of a product (rupees); a removed category or brand can still be output. */
export type FieldValues = Pick<Product, Exclude<FieldName, "category" | "brand" | "hsn">> & {
  category: string;
  brand: string;
  hsn: string;
};

const kinds: { [Name in TextField]: { kind: Kind<FieldValues[Name]>; label: string } } = productFields;

/** A field of a product as one text, as it is typed. */
export function typedText<Name extends TextField>(name: Name, product: Pick<FieldValues, Name>): string {
  return kinds[name].kind.typed(product[name]);
}

/** A field of a product as a CSV cell, without the guard against formulas. */
export function cellText<Name extends TextField>(name: Name, product: Pick<FieldValues, Name>): string {
  return kinds[name].kind.cell(product[name]);
}

/** A typed value, formatted for display. */
export function shownText(name: TextField, typed: string): string {
  return typed.trim() === "" ? "none" : kinds[name].kind.shown(typed);
}
