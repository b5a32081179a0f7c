import { addressInfo, newBuyer } from "./buyers";
import { failNext } from "./hold-command";
import type { InstanceTest } from "./instances";
import { newShelf } from "./shelves";

/** What a shop meets when its primary hands over: PrimarySteppedDown, or a connection that closes. */
const failures = [{ errorCode: 189 }, { closeConnection: true }] as const;

/**
 * The primary steps down, or closes its connections, in the middle of an order that has taken stock. The transaction is
 * tried again at the next primary, so the shopper notices nothing.
 */
export const movedTransaction: InstanceTest = {
  title: "a primary that steps down in the middle of an order",
  run: async ({ client, place, first }) => {
    const found: string[] = [];
    for (const failure of failures) {
      const name = Object.keys(failure)[0];
      const { productId } = await newShelf(client.db(), 100);
      const buyer = await newBuyer(client.db(), place, productId, "cash");
      await failNext(client, "insert", "orders", failure);
      let status = 0;
      const onStatus = (given: number) => (status = given);
      await buyer.call("createCOD", { addressInfo }, { shopUrl: first.url, onStatus });
      if (status !== 201) found.push(`${name}: the order was answered ${status || "nothing"}`);
      const product = await client.db().collection("products").findOne({ _id: productId });
      if (product?.stock !== 98) found.push(`${name}: ${product?.stock} pieces are left instead of 98`);
    }
    return found;
  },
};
