import { type Db, ObjectId } from "mongodb";
import type { StockBySize } from "@/lib/catalog/options";
import { keysOf } from "@/lib/keys";
import { signedInPeople } from "../../people";
import { destination, newProduct, stockOf } from "./goods";

/** Somebody of a crowd: signed in, calls by plain HTTP. */
interface Buyer {
  id: string;
  call: (method: string, path: string, body?: object) => Promise<Response>;
}

export async function crowd(database: Db, shopUrl: string | undefined, count: number): Promise<Buyer[]> {
  const people = await signedInPeople(database, count);
  return people.map(({ id, token }) => ({
    id,
    call: (method, path, body) =>
      fetch(`${shopUrl}${path}`, {
        method,
        headers: { cookie: `token=${token}`, ...(body && { "content-type": "application/json" }) },
        body: body && JSON.stringify(body),
      }),
  }));
}

/** How many want something at once in a rush. */
export const rushing = 30;

/**
 * Thirty buyers order the same product at once, of which there are ten pieces, or with their own stock so many of each
 * size, which the buyers want in turn. Gives the status that each got, how many lines each one's cart has then, and
 * what is left of the product.
 */
export async function rush(
  database: Db,
  shopUrl: string | undefined,
  call: "create" | "createCOD",
  stockBySize?: StockBySize,
) {
  const productId = await newProduct(database, { stock: 10, stockBySize });
  const sizes = keysOf(stockBySize ?? {});
  const buyers = await crowd(database, shopUrl, rushing);
  const carts = database.collection("carts");
  const inCart = (at: number) => ({
    productId: new ObjectId(productId),
    size: sizes[at % sizes.length] ?? "m",
    quantity: 1,
    price: 100_000,
  });
  await carts.insertMany(
    buyers.map(({ id }, at) => ({ userId: new ObjectId(id), lines: [inCart(at)], revision: 1, updatedAt: new Date() })),
  );
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.call("POST", `/api/shop/order/${call}`, { addressInfo: destination })),
  );
  const stored = await carts.find({ userId: { $in: buyers.map(({ id }) => new ObjectId(id)) } }).toArray();
  const linesOf = new Map(stored.map(({ userId, lines }) => [String(userId), lines.length]));
  return {
    productId,
    statuses: answers.map((answer) => answer.status),
    carts: buyers.map(({ id }) => linesOf.get(id) ?? 0),
    left: await stockOf(database, productId),
  };
}
