import type { Caller } from "../../people";
import { good } from "./answers";
import { fill, orderCash } from "./goods";
import { capture, create, orderOf, type Paid, pay } from "./razorpay";

/** An order that was delivered, as its shopper sees it. */
export interface Delivered {
  orderId: string;
  /** The ids of its lines. */
  lineIds: string[];
  /** Rupees. */
  total: number;
  paid?: Paid;
}

export interface Wanted {
  productId: string;
  quantity?: number;
  size?: string;
}

/** Orders pieces, for cash or paid with Razorpay, and has them delivered. */
export async function delivered(
  shopper: Caller,
  admin: Caller,
  wanted: Wanted[],
  way: "cash" | "online" = "cash",
): Promise<Delivered> {
  for (const { productId, quantity, size } of wanted) await fill(shopper, productId, quantity, size);
  const { orderId, paid } = way === "cash" ? await inCash(shopper) : await online(shopper);
  await setStatus(admin, orderId, "Delivered");
  const { cartItems, totalAmount } = await orderOf(shopper, orderId);
  return { orderId, lineIds: cartItems.map(({ _id }: { _id: string }) => _id), total: totalAmount, paid };
}

async function inCash(shopper: Caller): Promise<{ orderId: string; paid?: Paid }> {
  return { orderId: (await orderCash(shopper)).orderId };
}

async function online(shopper: Caller): Promise<{ orderId: string; paid: Paid }> {
  const { orderId, razorpayOrderId } = await create(shopper);
  const paid = await pay(razorpayOrderId);
  await good(await capture(shopper, orderId, paid));
  return { orderId, paid };
}

/** Sets the status of an order, as an admin does. */
export async function setStatus(admin: Caller, orderId: string, orderStatus: string) {
  const data = { orderId, orderStatus };
  return (await good(await admin.request.post("/api/admin/orders/updateStatus", { data }))).orders;
}

/** Asks to return pieces; answers whatever the shop says. */
export const request = (shopper: Caller, data: object, headers: Record<string, string> = {}) =>
  shopper.request.post("/api/shop/return/add", { data: { upi: "asha@bank", ...data }, headers });

/** Requests a return, with "Changed my mind" where a line has no reason. */
export async function requested(shopper: Caller, orderId: string, lines: object[], more: object = {}) {
  const data = { orderId, lines: lines.map((line) => ({ quantity: 1, reason: "Changed my mind", ...line })), ...more };
  return (await good(await request(shopper, data), 201)).return;
}

/** Updates a return; answers whatever the shop says. */
export const update = (admin: Caller, returnId: string, data: object) =>
  admin.request.put("/api/admin/returns/update", { data: { returnId, ...data } });

/** Takes a return through all steps up to and including Received. */
export async function receive(admin: Caller, returnId: string, more: object = {}) {
  await good(await update(admin, returnId, { status: "Approved" }));
  await good(await update(admin, returnId, { status: "Picked up" }));
  return (await good(await update(admin, returnId, { status: "Received", ...more }))).return;
}

/** One return as its shopper sees it. */
export async function returnOf(shopper: Caller, returnId: string) {
  const { returns } = await good(await shopper.request.get(`/api/shop/return/get/${shopper.id}`));
  return returns.find(({ _id }: { _id: string }) => _id === returnId);
}
