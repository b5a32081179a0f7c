import type { Db, ObjectId } from "mongodb";
import { type SignedInShopper, signedInShopper } from "../../lib/signed-in-shopper";
import { makeRandom } from "../../seed/random";

/** A product that can be bought many times. */
export interface OnSale {
  id: string;
  /** The size to choose; null for a product without sizes. */
  size: string | null;
}

/** A shop, and its filled database. */
export interface Place {
  url: string;
  db: Db;
  /** The shop's JWT_SECRET. */
  secret: string;
  /** In random order; always the same for the same database. */
  onSale: OnSale[];
  /** Products whose pages nobody has opened, by id. */
  unopened: string[];
}

/** What shoppers leave behind. */
const ofShoppers = ["users", "carts", "orders", "orderattempts", "productsales", "daysales", "ratelimits"];

/** How many of the products on sale, the first ones, many look at. */
export const popular = 100;

/** Stock above this does not cross what pages show while a bench buys. */
const plenty = 30;

/** Gives each size of every product as many pieces as the product had. */
export async function stockBySize({ db }: Place): Promise<void> {
  const pieces = { $map: { input: "$size", in: { k: "$$this", v: "$stock" } } };
  const stock = { $multiply: ["$stock", { $size: "$size" }] };
  await db
    .collection("products")
    .updateMany({ size: { $ne: [] }, stockBySize: null }, [
      { $set: { stockBySize: { $arrayToObject: pieces }, stock } },
    ]);
}

/** Takes that back. */
async function stockInPools(db: Db): Promise<void> {
  const stock = { $max: { $map: { input: { $objectToArray: "$stockBySize" }, in: "$$this.v" } } };
  await db
    .collection("products")
    .updateMany({ stockBySize: { $type: "object" } }, [{ $set: { stockBySize: null, stock } }]);
}

/** Products and ids that rows use, without the shoppers of earlier runs. */
export async function openPlace(url: string, db: Db, secret: string): Promise<Place> {
  await Promise.all(ofShoppers.map((name) => db.collection(name).deleteMany({})));
  await stockInPools(db);
  const products = db.collection<{ _id: ObjectId; size: string[]; stock: number }>("products");
  const found = await products
    .find({}, { projection: { size: 1, stock: 1 } })
    .sort({ _id: 1 })
    .toArray();
  const shuffled = makeRandom(7).shuffled(found);
  const onSale = shuffled
    .filter(({ stock }) => stock > plenty)
    .map(({ _id, size }) => ({ id: String(_id), size: size[0] ?? null }));
  const taken = new Set(onSale.slice(0, popular).map(({ id }) => id));
  const unopened = shuffled.map(({ _id }) => String(_id)).filter((id) => !taken.has(id));
  return { url, db, secret, onSale, unopened };
}

/** Creates shoppers who are signed in and have an empty cart. */
export async function newShoppers({ db, secret }: Place, count: number): Promise<SignedInShopper[]> {
  const shoppers = Array.from({ length: count }, () => signedInShopper(secret));
  await db.collection("users").insertMany(shoppers.map(({ document }) => document));
  await db.collection("carts").insertMany(shoppers.map(({ id }) => ({ userId: id, lines: [], revision: 1 })));
  return shoppers;
}
