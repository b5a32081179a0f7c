import { noSize } from "@/lib/catalog/inputs";
import { sizeEntryOf } from "@/lib/catalog/lists/current";
import type { Size } from "@/lib/catalog/options";
import { middleSize } from "@/lib/catalog/sizes/middle-size";
import { type StockLevel, stockOfSize } from "@/lib/catalog/stock";
import { AppError, invalid } from "@/lib/errors";
import { cartLimit } from "../schema";

/** A line as stored in the cart. */
export interface Line {
  productId: string;
  size: Size | null;
  quantity: number;
  /** What a piece cost when it was added, in paise; lines from before it was stored have none. */
  price?: number;
}

/** The part of a product that the rules depend on. */
export interface Buyable extends StockLevel {
  id: string;
  size: readonly Size[];
  /** What a piece costs now, in paise. */
  pays?: number;
}

/**
 * The line that a request refers to. Without a size it is the product's only line, or its line without one; undefined if
 * there is none.
 * @throws AppError size_needed when the product has more than one line, all with a size, and none is given; invalid for a
 * size that neither a line nor a list has
 */
export function meantLine(lines: readonly Line[], productId: string, size: Size | null | undefined): Line | undefined {
  const own = lines.filter((line) => line.productId === productId);
  if (size) {
    const line = own.find((each) => each.size === size);
    if (!line && !sizeEntryOf(size)) throw invalid("size", noSize);
    return line;
  }
  if (own.length <= 1) return own[0];
  const unsized = own.find((line) => line.size === null);
  if (unsized) return unsized;
  throw new AppError("size_needed", "Your cart has this product in more than one size. Specify which one.");
}

/** @throws AppError invalid if the product does not have the size */
function checkSize(product: Buyable, size: Size | null | undefined, field: string): void {
  if (size && !product.size.includes(size)) throw invalid(field, "is not a size of this product");
}

/**
 * @throws AppError out_of_stock when the lines contain more pieces than are in stock: of the size, where sizes have
 * their own stock, else of the product
 */
function checkStock(product: Buyable, lines: readonly Line[], size: Size | null): void {
  const sharing = lines.filter((line) => line.productId === product.id && (!product.stockBySize || line.size === size));
  const wanted = sharing.reduce((sum, { quantity }) => sum + quantity, 0);
  const stock = stockOfSize(product, size);
  if (wanted > stock) throw outOfStock(stock, product.stockBySize ? "size" : "product");
}

function outOfStock(stock: number, what: "size" | "product"): AppError {
  const where = what === "size" ? " in this size" : "";
  const left = stock === 1 ? `Only 1 piece is left${where}.` : `Only ${stock} pieces are left${where}.`;
  return new AppError("out_of_stock", stock > 0 ? left : `This ${what} is out of stock.`);
}

/** Whether a line can be bought as it is: in a size that the product has, without one if it has none. */
const isOffered = ({ size }: Line, product: Buyable) =>
  size === null ? product.size.length === 0 : product.size.includes(size);

/**
 * The lines after adding `quantity` pieces of a product. Without a size they go to the only line that can be bought, or to
 * a new line with the middle size.
 * @throws AppError invalid, size_needed, limit_reached, out_of_stock
 */
export function addLine(lines: readonly Line[], product: Buyable, quantity: number, size?: Size | null): Line[] {
  checkSize(product, size, "size");
  const buyable = lines.filter((line) => line.productId !== product.id || isOffered(line, product));
  const present = meantLine(buyable, product.id, size);
  if (!present && lines.length >= cartLimit) {
    throw new AppError(
      "limit_reached",
      `A cart can hold ${cartLimit} different products and sizes. Remove one to add another.`,
    );
  }
  const price = product.pays;
  const added = size ?? present?.size ?? middleSize(product.size);
  const next = present
    ? lines.map((line) => (line === present ? { ...line, quantity: line.quantity + quantity, price } : line))
    : [...lines, { productId: product.id, size: added, quantity, price }];
  checkStock(product, next, added);
  return next;
}

/**
 * The lines after setting the quantity of one and, with `newSize`, its size; lines that end up with the same size are
 * merged. Lowering the quantity of a size is always allowed.
 * @throws AppError not_found, invalid (a size that the product does not have), size_needed, out_of_stock
 */
export function changeLine(
  lines: readonly Line[],
  product: Buyable,
  { quantity, size, newSize }: { quantity: number; size?: Size | null; newSize?: Size },
): Line[] {
  checkSize(product, newSize, "newSize");
  const present = meantLine(lines, product.id, size);
  if (!present) {
    checkSize(product, size, "size");
    throw new AppError("not_found", "This product is not in your cart.");
  }
  const changed: Line = { ...present, quantity, size: newSize ?? present.size };
  const twin = lines.find((line) => line !== present && line.productId === product.id && line.size === changed.size);
  const next = lines
    .filter((line) => line !== twin)
    .map((line) => (line === present ? { ...changed, quantity: quantity + (twin?.quantity ?? 0) } : line));
  const isOtherStock = Boolean(product.stockBySize) && changed.size !== present.size;
  if (quantity > present.quantity || isOtherStock) checkStock(product, next, changed.size);
  return next;
}

/** The lines with one removed; unchanged if it is not there. @throws AppError size_needed */
export function removeLine(lines: readonly Line[], productId: string, size?: Size | null): Line[] {
  const gone = meantLine(lines, productId, size);
  return lines.filter((line) => line !== gone);
}
