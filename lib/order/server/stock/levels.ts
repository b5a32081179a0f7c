import type { Size, StockBySize } from "@/lib/catalog/options";
import type { StockLevel } from "@/lib/catalog/stock";

/** Pieces of an order line. */
export interface Pieces {
  productId: { toString(): string };
  size?: Size | null;
  quantity: number;
}

/** The pieces of one product, summed over the lines. */
export interface ProductPieces {
  id: string;
  quantity: number;
  /** By size; the key of pieces without a size is null. */
  bySize: Map<Size | null, number>;
}

/**
 * The pieces per product. Always sorted the same way, so that concurrent orders wait for each other instead of failing.
 */
export function perProduct(lines: readonly Pieces[]): ProductPieces[] {
  const products = new Map<string, ProductPieces>();
  for (const { productId, size = null, quantity } of lines) {
    const id = productId.toString();
    const product = products.get(id) ?? { id, quantity: 0, bySize: new Map() };
    product.quantity += quantity;
    product.bySize.set(size, (product.bySize.get(size) ?? 0) + quantity);
    products.set(id, product);
  }
  return [...products.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The pieces of a product before and after a change, and the increments of its stored fields that make it. */
export interface Move {
  id: string;
  before: StockLevel;
  after: StockLevel;
  increments: Record<string, number>;
}

/** Reserves pieces of a product; null when it has too few, of the size where sizes have their own. */
export function reserve(level: StockLevel | undefined, pieces: ProductPieces): Move | null {
  if (!level) return null;
  const { stockBySize } = level;
  const isEnough = stockBySize
    ? [...pieces.bySize].every(([size, quantity]) => size !== null && (stockBySize[size] ?? 0) >= quantity)
    : level.stock >= pieces.quantity;
  return isEnough ? stockMove(level, pieces, -1) : null;
}

/** Restocks pieces of a product; `discontinued` are those of sizes that it no longer has, which are not added. */
export function restock(level: StockLevel, pieces: ProductPieces): { move: Move; discontinued: StockBySize } {
  const { stockBySize } = level;
  if (!stockBySize) return { move: stockMove(level, pieces, 1), discontinued: {} };
  const entries = [...pieces.bySize];
  const known = entries.filter(([size]) => size !== null && stockBySize[size] !== undefined);
  const quantity = known.reduce((sum, [, each]) => sum + each, 0);
  return {
    move: stockMove(level, { id: pieces.id, quantity, bySize: new Map(known) }, 1),
    discontinued: Object.fromEntries(
      entries.filter((entry) => !known.includes(entry)).map(([size, each]) => [size ?? "none", each]),
    ),
  };
}

function stockMove(level: StockLevel, { id, quantity, bySize }: ProductPieces, sign: 1 | -1): Move {
  const { stock, stockBySize } = level;
  const sizes = stockBySize ? [...bySize] : [];
  const after: StockBySize = { ...stockBySize };
  const increments: Record<string, number> = { stock: sign * quantity };
  for (const [size, each] of sizes) {
    if (size === null) continue;
    after[size] = (after[size] ?? 0) + sign * each;
    increments[`stockBySize.${size}`] = sign * each;
  }
  return {
    id,
    before: level,
    after: { stock: stock + sign * quantity, stockBySize: stockBySize ? after : null },
    increments,
  };
}
