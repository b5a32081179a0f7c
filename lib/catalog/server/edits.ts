import { AppError, invalid } from "@/lib/errors";
import { keysOf, pick } from "@/lib/keys";
import { paiseToRupees, rupeesToPaise } from "@/lib/money";
import { site } from "@/lib/site";
import type { ProductFields, StoredProduct } from "@/models/product";
import { type FieldName, fieldNames } from "../admin/product-fields";
import { type AddProduct, type EditProduct, salepriceFits, salepriceRule } from "../admin/schema";
import { audienceOf } from "../audience";
import { type Goods, goodsOf } from "../goods";
import { currentId, withCurrentIds } from "../lists/current";
import type { StockBySize } from "../options";
import { inSizeOrder, stockIssue, sumOf } from "../stock";
import { derivedFields } from "./derived";
import { checkSizes, factsAfter, factsOfKind } from "./kind-rules";
import { imagesOf, ownGoods, toAdminProduct } from "./product-shape";

/** The most pieces that a product can have in stock. */
export const maxStock = 100_000;

/** The fields that an admin edits, as stored (paise). */
export type Typed = Pick<ProductFields, FieldName>;

/**
 * What was checked before: a row of an import, when it was staged. Where lists or settings have changed since, it becomes
 * what a product would be that was stored before that change. Sizes stay, facts that its kind lacks go.
 */
interface Checked {
  wasChecked?: boolean;
}

/** Converts a new product (rupees) to the stored fields (paise). @throws AppError invalid */
export function typedOf(given: AddProduct, { wasChecked = false }: Checked = {}): Typed {
  const body = withCurrentIds(given);
  const { kind = "", size = [], facts: sent = {} } = body;
  if (!wasChecked) checkSizes({ kind, size }, []);
  const goods = wasChecked ? ownGoods(body) : checkedGoods(kind, body);
  const facts = wasChecked ? factsOfKind(kind, sent) : sent;
  return {
    ...body,
    ...pictureFields(body.images ?? [body.image ?? ""]),
    kind,
    audience: audienceOf(body),
    facts: factsAfter(kind, null, facts),
    size,
    colour: body.colour ?? "",
    hsn: body.hsn ?? "",
    ...stockFields(body.stock ?? 0, body.stockBySize ?? null),
    price: rupeesToPaise(body.price),
    saleprice: rupeesToPaise(body.saleprice),
    seller: body.seller || site.name,
    ...goods,
  };
}

/** What a product says of its goods. @throws AppError invalid when nobody names who imported foreign ones */
function checkedGoods(kind: string, said: Partial<Goods>): Goods {
  const own = ownGoods(said);
  if (!goodsOf({ kind, ...own }).importerMissing) return own;
  throw invalid("importer", "is missing: goods from abroad need one, here, at the kind or in the settings");
}

/** The stored pictures, the main one also on its own. */
function pictureFields(images: string[]): Pick<Typed, "image" | "images"> {
  return { image: images[0] ?? "", images };
}

/** The stored stock: the sum of the sizes where they have their own. */
function stockFields(stock: number, stockBySize: StockBySize | null): Pick<Typed, "stock" | "stockBySize"> {
  return { stock: stockBySize ? sumOf(stockBySize) : stock, stockBySize };
}

/** Converts a new product (rupees) to its stored form. @throws AppError invalid */
export function newProduct(body: AddProduct, checked?: Checked) {
  const typed = typedOf(body, checked);
  return { ...typed, ...derivedFields(typed) };
}

/**
 * A stored product after an edit (rupees); fields left out stay. `stock` with `stockSeen` is applied as the
 * difference, so that pieces sold in the meantime stay sold; `stockBySize` with `stockBySizeSeen` likewise.
 * @throws AppError stale, with the current product, when the edit was based on an older version; invalid
 */
export function edited(before: StoredProduct, given: EditProduct, { wasChecked = false }: Checked = {}): Typed {
  const [stored, edit] = [withCurrentIds(before), editNow(given)];
  if (edit.version !== undefined && edit.version !== stored.version) {
    throw new AppError("stale", "Another admin changed this product while you were editing it.", {
      extra: { data: toAdminProduct(stored) },
    });
  }
  const price = edit.price === undefined ? stored.price : rupeesToPaise(edit.price);
  const saleprice = edit.saleprice === undefined ? stored.saleprice : rupeesToPaise(edit.saleprice);
  if (!salepriceFits({ price, saleprice })) throw invalid("saleprice", salepriceRule);
  const { kind = stored.kind ?? "", size = stored.size, category = stored.category } = edit;
  if (!wasChecked) checkSizes({ kind, size }, stored.size);
  const said = { ...stored, ...pick(edit, ["origin", "maker", "importer", "netQuantity"]) };
  const goods = wasChecked ? ownGoods(said) : checkedGoods(kind, said);
  const { facts: sent = {} } = edit;
  return {
    ...pick(stored, fieldNames),
    ...pick(edit, fieldNames),
    kind,
    audience: audienceOf({ category, audience: edit.audience ?? audienceOf(stored) }),
    facts: factsAfter(kind, stored, wasChecked ? factsOfKind(kind, sent) : sent),
    ...pictureFields(edit.images ?? imagesAfter(stored, edit.image)),
    price,
    saleprice,
    ...stockAfter(stored, edit),
    seller: edit.seller === undefined ? stored.seller : edit.seller || site.name,
    ...goods,
  };
}

/** An edit with the entries that its brand and its kind mean now: a row of an import may have waited. */
function editNow(edit: EditProduct): EditProduct {
  const { brand, kind } = edit;
  return {
    ...edit,
    ...(brand !== undefined && { brand: currentId("brands", brand) }),
    ...(kind !== undefined && { kind: currentId("kinds", kind) }),
  };
}

/** The pictures after an edit of the main one alone: the others stay. */
function imagesAfter(stored: StoredProduct, image = stored.image): string[] {
  const images = imagesOf(stored);
  return image === images[0] ? images : [image, ...images.slice(1)];
}

/** @throws AppError invalid */
function stockAfter(stored: StoredProduct, edit: EditProduct): Pick<Typed, "stock" | "stockBySize"> {
  const { stock: now, stockBySize: sizes = null } = stored;
  const { stock, stockSeen, stockBySize } = edit;
  if (stockBySize) return stockFields(0, sizesAfter(stored, edit, stockBySize));
  if (stockBySize === undefined && sizes) {
    if (stockIssue({ size: edit.size ?? stored.size, stockBySize: sizes }, "stockBySize")) {
      throw invalid("size", "does not fit stockBySize: send both");
    }
    if (stock === undefined || stock === stockSeen || stock === now) return stockFields(now, sizes);
    throw invalid("stock", "is the sum of the sizes: send stockBySize");
  }
  return stockFields(stock === undefined ? now : piecesAfter(now, stock, stockSeen, "stock"), null);
}

/** The pieces of each size after an edit that sets them. @throws AppError invalid */
function sizesAfter(stored: StoredProduct, edit: EditProduct, typed: StockBySize): StockBySize {
  const { stock, stockSeen, stockBySizeSeen } = edit;
  const typedFields = { size: edit.size ?? stored.size, stock, stockBySize: typed };
  for (const field of ["stockBySize", "stock"] as const) {
    const reason = stockIssue(typedFields, field);
    if (reason) throw invalid(field, reason);
  }
  const now = stored.stockBySize;
  if (now) {
    const after = keysOf(typed).map((size) => {
      const [pieces = 0, before] = [typed[size], now[size]];
      const seen = stockBySizeSeen?.[size];
      return [size, before === undefined ? pieces : piecesAfter(before, pieces, seen, `stockBySize.${size}`)];
    });
    return Object.fromEntries(after);
  }
  if (stockSeen === undefined) throw invalid("stockSeen", "is needed to give each size its own stock");
  return divided(typed, stored.stock - stockSeen);
}

/** Pieces after an edit; if more were sold in the meantime than the admin leaves, none can be bought. */
function piecesAfter(now: number, typed: number, seen: number | undefined, field: string): number {
  const after = now + typed - (seen ?? now);
  if (after > maxStock) throw invalid(field, `${after} pieces exceed the limit of 1,00,000`);
  return Math.max(0, after);
}

/**
 * The pieces of a pool that an admin has divided among sizes, with what was sold or returned in the meantime: nobody
 * knows of which size that was, so it counts for the size with the most pieces, and then for the next.
 */
function divided(typed: StockBySize, change: number): StockBySize {
  let rest = change;
  const after = Object.entries(typed)
    .sort(([, a], [, b]) => b - a)
    .map(([size, pieces]) => {
      const left = Math.max(0, pieces + rest);
      rest -= left - pieces;
      return [size, left];
    });
  return inSizeOrder(Object.fromEntries(after));
}

/** The fields that differ, before and after, in rupees; null when none does. */
export function differences(before: Typed, after: Typed): { before: Partial<Typed>; after: Partial<Typed> } | null {
  const [old, fresh] = [readable(before), readable(after)];
  const changed = fieldNames.filter((name) => textOf(old[name]) !== textOf(fresh[name]));
  if (changed.length === 0) return null;
  return { before: pick(old, changed), after: pick(fresh, changed) };
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The edited fields, with amounts in rupees. */
export function readable(of: Typed): Typed {
  const product = withCurrentIds(of);
  return {
    ...pick(product, fieldNames),
    price: paiseToRupees(product.price),
    saleprice: paiseToRupees(product.saleprice),
    images: imagesOf(product),
    kind: product.kind ?? "",
    audience: audienceOf(product),
    facts: product.facts ?? {},
    colour: product.colour ?? "",
    hsn: product.hsn ?? "",
    stockBySize: product.stockBySize ?? null,
    ...ownGoods(product),
  };
}
