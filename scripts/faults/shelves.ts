import { type Db, ObjectId } from "mongodb";

/** A product and its stock before anyone bought. */
export interface Shelf {
  productId: ObjectId;
  pieces: number;
}

/** Creates a product in the database. */
export async function newShelf(database: Db, pieces: number): Promise<Shelf> {
  const productId = new ObjectId();
  const title = `Shelf ${productId}`;
  await database.collection("products").insertOne({
    _id: productId,
    title,
    titleKey: title.toLowerCase(),
    image: "/pictures/tee-marigold-plain.webp",
    description: "A tee for tests.",
    category: "men",
    brand: "zara",
    size: [],
    price: 50_000,
    saleprice: 0,
    pays: 50_000,
    stock: pieces,
    seller: "Test Loom",
    version: 1,
    live: true,
    words: [],
  });
  return { productId, pieces };
}
