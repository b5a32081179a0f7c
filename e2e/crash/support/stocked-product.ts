import { type Db, ObjectId } from "mongodb";
import type { Size, StockBySize } from "@/lib/catalog/options";
import { availability, sumOf } from "@/lib/catalog/stock";
import { keysOf } from "@/lib/keys";

/** A product and its stock before anyone bought. */
export interface StockedProduct {
  productId: ObjectId;
  pieces: number;
  /** The pieces of each size, where they have their own. */
  piecesBySize?: StockBySize;
}

/** Creates a product without sizes in the database, or one with pieces of each size. */
export async function newStockedProduct(database: Db, stock: number | StockBySize): Promise<StockedProduct> {
  const piecesBySize = typeof stock === "number" ? undefined : stock;
  const pieces = typeof stock === "number" ? stock : sumOf(stock);
  const size = sizesOf({ piecesBySize });
  const productId = new ObjectId();
  const title = `Stocked product ${productId}`;
  await database.collection("products").insertOne({
    _id: productId,
    title,
    titleKey: title.toLowerCase(),
    image: "/pictures/tee-marigold-plain.webp",
    description: "A tee for tests.",
    category: "men",
    brand: "zara",
    size,
    price: 50_000,
    saleprice: 0,
    pays: 50_000,
    percent: 0,
    popularity: 0,
    stock: pieces,
    stockBySize: piecesBySize ?? null,
    ...availability({ size, stock: pieces, stockBySize: piecesBySize }),
    seller: "Test Loom",
    version: 1,
    live: true,
    words: [],
  });
  return { productId, pieces, piecesBySize };
}

/** The sizes of a product with pieces for each. */
export function sizesOf({ piecesBySize = {} }: Pick<StockedProduct, "piecesBySize">): Size[] {
  return keysOf(piecesBySize);
}
