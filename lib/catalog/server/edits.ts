import { AppError, invalid } from "@/lib/http/errors";
import { pick } from "@/lib/keys";
import { paiseToRupees, rupeesToPaise } from "@/lib/money";
import { site } from "@/lib/site";
import type { ProductFields, StoredProduct } from "@/models/product";
import { type AddProduct, type EditProduct, salepriceFits, salepriceRule } from "../admin-schema";
import { type FieldName, fieldNames } from "../product-fields";
import { derivedFields } from "./derived";
import { toProduct } from "./product-shape";

/** The most pieces that a product can have in stock. */
export const mostStock = 100_000;

/** The fields that an admin edits, as stored (paise). */
export type Typed = Pick<ProductFields, FieldName>;

/** Converts a new product (rupees) to the stored fields (paise). */
export function typedOf(body: AddProduct): Typed {
  return {
    ...body,
    size: body.size ?? [],
    price: rupeesToPaise(body.price),
    saleprice: rupeesToPaise(body.saleprice),
    seller: body.seller || site.name,
  };
}

/** Converts a new product (rupees) to its stored form. */
export function newProduct(body: AddProduct) {
  const typed = typedOf(body);
  return { ...typed, ...derivedFields(typed) };
}

/**
 * A stored product after an edit (rupees); fields left out stay. `stock` with `stockSeen` is applied as the
 * difference, so that pieces sold in the meantime stay sold.
 * @throws AppError stale, with the current product, when the edit was based on an older version; invalid
 */
export function edited(stored: StoredProduct, edit: EditProduct): Typed {
  if (edit.version !== undefined && edit.version !== stored.version) {
    throw new AppError("stale", "Another admin changed this product while you were editing it.", {
      extra: { data: toProduct(stored) },
    });
  }
  const price = edit.price === undefined ? stored.price : rupeesToPaise(edit.price);
  const saleprice = edit.saleprice === undefined ? stored.saleprice : rupeesToPaise(edit.saleprice);
  if (!salepriceFits({ price, saleprice })) throw invalid("saleprice", salepriceRule);
  return {
    ...pick(stored, fieldNames),
    ...pick(edit, fieldNames),
    price,
    saleprice,
    stock: stockAfter(stored.stock, edit),
    seller: edit.seller === undefined ? stored.seller : edit.seller || site.name,
  };
}

function stockAfter(now: number, { stock, stockSeen }: EditProduct): number {
  if (stock === undefined) return now;
  if (stockSeen === undefined) return stock;
  const after = now + stock - stockSeen;
  if (after > mostStock) throw invalid("stock", `${after} pieces exceed the limit of 1,00,000`);
  // More were sold in the meantime than the admin leaves in stock: none can be bought.
  return Math.max(0, after);
}

/** The fields that differ, before and after, in rupees; null when none does. */
export function differences(before: Typed, after: Typed): { before: Partial<Typed>; after: Partial<Typed> } | null {
  const [old, fresh] = [readable(before), readable(after)];
  const changed = fieldNames.filter((name) => String(old[name]) !== String(fresh[name]));
  if (changed.length === 0) return null;
  return { before: pick(old, changed), after: pick(fresh, changed) };
}

/** The edited fields, with amounts in rupees. */
export function readable(product: Typed): Typed {
  return {
    ...pick(product, fieldNames),
    price: paiseToRupees(product.price),
    saleprice: paiseToRupees(product.saleprice),
  };
}
