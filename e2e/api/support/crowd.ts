import type { Db } from "mongodb";
import pLimit from "p-limit";
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

/** Calls beside the rush itself, which must not be refused because too many wait: other tests run at the same time. */
const unhurried = pLimit(10);

/**
 * 100 buyers order the same product at once, of which there are ten pieces, or with their own stock so many of each
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
  const buyers = await crowd(database, shopUrl, 100);
  await Promise.all(
    buyers.map((buyer, at) =>
      unhurried(() => buyer.call("POST", "/api/shop/cart/add", { productId, size: sizes[at % sizes.length] })),
    ),
  );
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.call("POST", `/api/shop/order/${call}`, { addressInfo: destination })),
  );
  const cartLength = (buyer: Buyer): Promise<number> =>
    unhurried(async () => {
      const answer = await buyer.call("GET", `/api/shop/cart/get/${buyer.id}`);
      return (await answer.json()).data.length;
    });
  return {
    productId,
    statuses: answers.map((answer) => answer.status),
    carts: await Promise.all(buyers.map(cartLength)),
    left: await stockOf(database, productId),
  };
}
