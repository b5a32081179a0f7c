import type { AdminProduct } from "@/lib/catalog/admin-schema";

/** The columns of a file of products, in their order. `_id`, `version` and `stockSeen` say what a row was when it was exported. */
export const csvColumns = [
  "_id",
  "version",
  "title",
  "description",
  "category",
  "brand",
  "size",
  "price",
  "saleprice",
  "stock",
  "stockSeen",
  "seller",
  "image",
] as const;

export type CsvColumn = (typeof csvColumns)[number];
/** The cells of a row as texts, without the guard. */
export type CsvRow = Record<CsvColumn, string>;

/** A product as a row. Prices have two decimals, the sale price is empty when there is none, sizes stand with spaces between them. */
export function rowOf(product: AdminProduct): CsvRow {
  return {
    _id: product._id,
    version: String(product.version),
    title: product.title,
    description: product.description,
    category: product.category,
    brand: product.brand,
    size: product.size.join(" "),
    price: product.price.toFixed(2),
    saleprice: product.saleprice > 0 ? product.saleprice.toFixed(2) : "",
    stock: String(product.stock),
    stockSeen: String(product.stock),
    seller: product.seller,
    image: product.image,
  };
}

/** What table programs take for the beginning of a formula, full-width signs too; also behind quotes that guard it already. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** A text that no table program runs as a formula. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** What guardCell was given. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
