import type { Db, Document } from "mongodb";
import { isSale } from "@/lib/order/sales";
import { brokenInvariants } from "../../../scripts/data/invariants";
import { faultsInMails } from "./mails";
import type { Place } from "./place";
import { request } from "./request";
import { type StockedProduct, sizesOf } from "./stocked-product";

type SaleState = Parameters<typeof isSale>[0];

interface ProviderPayment {
  id: string;
  status: "authorized" | "captured" | "refunded" | "failed";
  amount_refunded: number;
  order_id: string;
}

/** Every payment known to the provider. */
async function paymentsOf({ providerUrl, secrets }: Place): Promise<ProviderPayment[]> {
  const keys = Buffer.from(`${secrets.RAZORPAY_KEY_ID}:${secrets.RAZORPAY_KEY_SECRET}`).toString("base64");
  const payments: ProviderPayment[] = [];
  for (;;) {
    const url = `${providerUrl}/v1/payments?count=100&skip=${payments.length}`;
    const answer = await request(url, { headers: { authorization: `Basic ${keys}` } });
    const { items } = (await answer.json()) as { items: ProviderPayment[] };
    payments.push(...items);
    if (items.length < 100) return payments;
  }
}

/** The pieces that a return holds for its exchange, and those that came back and are for sale again (less than none). */
function movedPieces({ status, lines }: Document): Document[] {
  const holds = ["Requested", "Approved", "Picked up"].includes(status);
  return lines.flatMap(({ productId, size, exchangeSize, quantity, restocked }: Document) => [
    { productId, size, quantity: -restocked },
    ...(exchangeSize && holds ? [{ productId, size: exchangeSize, quantity }] : []),
  ]);
}

/**
 * Finds errors in the books after everything has settled; empty if no order, rupee or piece was lost or duplicated: what
 * breaks the rules that data meet at any moment, and what has not settled.
 */
export async function faultsInBooks(
  database: Db,
  place: Place,
  products: readonly StockedProduct[],
): Promise<string[]> {
  const faults = [...(await brokenInvariants(database)), ...(await faultsInMails(database, place))];
  const orders = await database.collection("orders").find().toArray();
  const returns = await database.collection("returns").find().toArray();

  for (const stocked of products) {
    const { productId, pieces, piecesBySize } = stocked;
    const product = await database.collection("products").findOne({ _id: productId });
    // What is sold or held for an exchange, less what came back and was put back into stock.
    const items = [
      ...orders.filter((order) => order.stockTaken).flatMap((order) => order.cartItems),
      ...returns.flatMap(movedPieces),
    ].filter((item) => item.productId.equals(productId));
    const check = (what: string, left: number, of: number, sold: Document[]) => {
      const taken = sold.reduce((sum, item) => sum + item.quantity, 0);
      if (left + taken !== of) faults.push(`product ${productId}${what}: ${left} left and ${taken} taken of ${of}`);
    };
    check("", product?.stock, pieces, items);
    for (const size of sizesOf(stocked)) {
      const sold = items.filter((item) => item.size === size);
      check(` in ${size}`, product?.stockBySize[size], piecesBySize?.[size] ?? 0, sold);
    }
  }

  for (const order of orders) {
    const name = `order ${order._id} (${order.orderStatus}, ${order.paymentStatus})`;
    if (order.holdUntil) faults.push(`${name} still holds stock`);
    if (order.paymentStatus === "Refund pending") faults.push(`${name} waits for its refund`);
  }
  for (const { _id, status, refundStatus } of returns) {
    const isSettled = ["None", "Refunded"].includes(refundStatus);
    if (!["Completed", "Declined", "Cancelled"].includes(status) || !isSettled)
      faults.push(`return ${_id} is ${status}, its money ${refundStatus}`);
  }

  for (const { id, status, amount_refunded, order_id } of await paymentsOf(place)) {
    if (status === "failed") continue;
    // The provider itself refunds what was only authorized in addition to the order's payment.
    const isBeside = orders.some((order) => order.razorpayOrderId === order_id && order.paymentId !== "");
    if (status === "authorized" && isBeside) continue;
    const paid = orders.filter(
      ({ paymentId, paymentStatus, returned = 0, refundedAmount = 0 }) =>
        paymentId === id && paymentStatus === "Paid" && returned + refundedAmount === amount_refunded,
    );
    const refunded = orders.filter((order) =>
      order.refunds.some(
        (refund: { paymentId: string; status: string }) => refund.paymentId === id && refund.status === "done",
      ),
    );
    const kept = status === "captured" && paid.length === 1 && refunded.length === 0;
    const wentBack = status === "refunded" && paid.length === 0 && refunded.length === 1;
    if (!kept && !wentBack) {
      faults.push(`payment ${id} is ${status}, with ${paid.length} paid orders and ${refunded.length} refunds`);
    }
  }

  const carts = await database.collection("carts").find().toArray();
  for (const { userId, lines } of carts) {
    const own = orders.filter((order) => order.userId.equals(userId) && !order.exchangeOf);
    const standing = own.filter(({ orderStatus }) => orderStatus !== "Rejected");
    if (standing.length > 1) faults.push(`buyer ${userId} has ${standing.length} orders of one purchase`);
    if (standing.some((order) => isSale(order as unknown as SaleState)) && lines.length > 0)
      faults.push(`buyer ${userId} has an order and a cart that is still full`);
    if (own.every(({ paymentId }) => paymentId === "") && standing.length === 0 && lines.length !== 1)
      faults.push(`buyer ${userId} has no order and an empty cart`);
  }
  return faults;
}
