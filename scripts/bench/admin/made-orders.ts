import mongoose from "mongoose";
import { dayMs } from "@/lib/dates";
import type { OrderEvent } from "@/lib/order/events";
import { orderWords } from "@/lib/order/server/admin/search";
import { newStep } from "@/lib/order/server/steps";
import { type OrderStatus, type PaymentMethod, type PaymentStatus, paymentMethods, statuses } from "@/lib/order/status";
import type { OrderFields, StoredLine, StoredStep } from "@/models/order";
import type { StoredProduct } from "@/models/product";

const { ObjectId } = mongoose.Types;
const days = 90;
const fees = { platformFee: 35_000, shippingFee: 12_000 };
const addressInfo = {
  name: "Asha Rao",
  state: "Karnataka",
  address: "Flat 12B, Silver Oak Residency, 4th Cross",
  city: "Bangalore",
  pincode: "560038",
  phone: "9845011223",
  gstin: "",
  business: "",
};

/** The fields of a product that an order line stores. */
export type Sold = Pick<StoredProduct, "_id" | "title" | "image" | "price" | "pays" | "size">;

interface State {
  paymentMethod: PaymentMethod;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
}

/** As the driver takes it. */
export type MadeOrder = Omit<OrderFields, "cartItems" | "history" | "refunds"> & {
  _id: mongoose.Types.ObjectId;
  cartItems: StoredLine[];
  history: StoredStep[];
  refunds: [];
};

/**
 * Orders of the last 90 days up to `now` (ms), oldest first: more by day than by night, a few bestsellers, old ones
 * delivered, new ones unshipped, one in twenty rejected. Like those of real orders, their ids contain their time.
 */
export function* madeOrders(
  count: number,
  products: readonly Sold[],
  now: number,
  random: () => number,
): Generator<MadeOrder, void, void> {
  const times = Float64Array.from({ length: count }, () => timeOf(now, random)).sort();
  const users = Array.from({ length: 50_000 }, () => new ObjectId());
  const pick = <T>(all: readonly T[], share: number): T => all[Math.floor(share * all.length)] as T;
  for (const time of times) {
    const at = new Date(time);
    const cartItems = Array.from({ length: 1 + Math.floor(random() ** 2 * 4) }, () =>
      lineOf(pick(products, random() ** 4), random),
    );
    const total = cartItems.reduce((sum, line) => sum + line.price * line.quantity, 0);
    const state = stateOf((now - at.getTime()) / dayMs, random);
    const { orderStatus, paymentStatus, paymentMethod } = state;
    const isPaid = paymentMethod === paymentMethods.razorpay && paymentStatus !== "Unpaid";
    const seconds = Math.floor(at.getTime() / 1000).toString(16);
    const _id = new ObjectId(`${seconds}${new ObjectId().toString().slice(8)}`);
    const userId = pick(users, random());
    const name = `Shopper ${userId.toString().slice(-6)}`;
    const shopper = { name, email: `${userId}@vastra.example` };
    const account = { ...shopper, username: name, phone: "" };
    yield {
      _id,
      userId,
      shopper,
      searchWords: orderWords(_id.toString(), userId.toString(), account, addressInfo),
      cartItems,
      addressInfo,
      ...fees,
      totalAmount: total + fees.platformFee + fees.shippingFee,
      ...state,
      paymentId: isPaid ? `pay_${_id}` : "",
      ...(paymentMethod === paymentMethods.razorpay && { razorpayOrderId: `order_${_id}` }),
      holdUntil: null,
      returned: 0,
      stockTaken: statuses[orderStatus].holdsStock,
      refunds: [],
      history: [
        newStep({ orderStatus: "Pending", paymentStatus: "Unpaid" }, { event: "placed", data: null }, { at }),
        ...(orderStatus === "Pending" ? [] : [newStep(state, setBy(orderStatus), { at })]),
      ],
      orderDate: at,
      orderUpdateDate: at,
    };
  }
}

/** What an admin did to give a new order this status. */
function setBy(to: OrderStatus): OrderEvent {
  const from = "Pending";
  return to === "Rejected"
    ? { event: "rejected", data: { from, reason: "" } }
    : { event: "statusSet", data: { from, to } };
}

/** A moment of the last 90 days: of two random ones, the one further from 4 a.m. Indian time. */
function timeOf(now: number, random: () => number): number {
  const daylight = (time: number) => Math.abs(((((time / dayMs + 5.5 / 24) % 1) - 4 / 24 + 1) % 1) - 0.5);
  const [one, other] = [now - random() * days * dayMs, now - random() * days * dayMs];
  return daylight(one) < daylight(other) ? one : other;
}

function lineOf(product: Sold, random: () => number): StoredLine {
  const { _id: productId, image, title, price: mrp, pays: price, size } = product;
  const quantity = random() < 0.85 ? 1 : 2;
  return { _id: new ObjectId(), productId, image, title, quantity, mrp, price, size: size[0] ?? null };
}

function stateOf(age: number, random: () => number): State {
  const isCash = random() < 0.6;
  const paymentMethod = isCash ? paymentMethods.cash : paymentMethods.razorpay;
  if (random() < 0.05) {
    return { paymentMethod, orderStatus: "Rejected", paymentStatus: isCash ? "Unpaid" : "Refunded" };
  }
  const orderStatus = age > 5 + random() * 3 ? "Delivered" : age > 1 + random() * 2 ? "Shipped" : "Pending";
  const paymentStatus = !isCash || orderStatus === "Delivered" ? "Paid" : "Unpaid";
  return { paymentMethod, orderStatus, paymentStatus };
}
