import mongoose from "mongoose";
import { dayMs } from "@/lib/dates";
import type { OrderEvent } from "@/lib/order/events";
import { orderWords } from "@/lib/order/server/admin/search";
import { promisedDays } from "@/lib/order/server/days";
import { newStep } from "@/lib/order/server/steps";
import { type OrderStatus, type PaymentStatus, paymentMethods } from "@/lib/order/status";
import { firstSettings } from "@/lib/settings/first-content";
import { makeRandom } from "./random";
import type { Planned, Shopper } from "./reviews";

/** Where the made-up shoppers live: the streets are made up too, the PIN codes are those of their cities. */
const homes = [
  { address: "14 Demo Lane, Indiranagar", city: "Bangalore", state: "Karnataka", pincode: "560038" },
  { address: "3 Sample Street, Bandra West", city: "Mumbai", state: "Maharashtra", pincode: "400050" },
  { address: "B-27 Demo Apartments, Lajpat Nagar", city: "New Delhi", state: "Delhi", pincode: "110024" },
  { address: "9 Sample Road, Ballygunge", city: "Kolkata", state: "West Bengal", pincode: "700019" },
  { address: "52 Demo Street, T Nagar", city: "Chennai", state: "Tamil Nadu", pincode: "600017" },
  { address: "8 Sample Society, Shivajinagar", city: "Pune", state: "Maharashtra", pincode: "411005" },
  { address: "21 Demo Colony, Jubilee Hills", city: "Hyderabad", state: "Telangana", pincode: "500033" },
];

const set = (from: OrderStatus, to: OrderStatus): OrderEvent => ({ event: "statusSet", data: { from, to } });

function step(
  at: Date,
  orderStatus: OrderStatus,
  paymentStatus: PaymentStatus,
  event: OrderEvent,
  by: mongoose.Types.ObjectId | null = null,
) {
  return newStep({ orderStatus, paymentStatus }, event, { at, by });
}

/** The email address of a made-up shopper, which receives nothing. */
export const emailOf = (username: string) => `${username.toLowerCase().replace(/\W+/g, ".")}@demo-shopper.example`;

/** A delivered order for each review, placed some days before it; in cash, as far as the shop takes that. */
export function makeOrders(
  shoppers: readonly Shopper[],
  reviews: readonly Planned[],
  adminId: mongoose.Types.ObjectId | null,
) {
  const random = makeRandom(560_038);
  const terms = firstSettings({ cashLimit: 50_000, gstin: "" });
  const [platformFee, shippingFee] = [terms.fees.platform * 100, terms.fees.shipping * 100];
  const people = new Map(
    shoppers.map(({ _id, username }, at) => [
      String(_id),
      { username, email: emailOf(username), phone: String(9_845_000_000 + at), home: random.one(homes) },
    ]),
  );
  return reviews.flatMap(({ userId = null, product, size, sizeLabel, at: reviewed }) => {
    const person = people.get(String(userId));
    if (!person) return [];
    const { username, email, phone, home } = person;
    const delivered = new Date(reviewed.getTime() - (1 + random.next()) * dayMs);
    const orderDate = new Date(delivered.getTime() - (2 + 2 * random.next()) * dayMs);
    const { _id: productId, title, image, price: mrp, pays: price } = product;
    const totalAmount = price + platformFee + shippingFee;
    const isCash = totalAmount <= terms.cashLimit * 100;
    const _id = new mongoose.Types.ObjectId();
    return {
      _id,
      userId,
      shopper: { name: username, email },
      searchWords: orderWords(String(_id), String(userId), { name: "", username, email, phone: "" }, { phone }),
      platformFee,
      shippingFee,
      totalAmount,
      cartItems: [
        { _id: new mongoose.Types.ObjectId(), productId, title, image, quantity: 1, mrp, price, size, sizeLabel },
      ],
      addressInfo: { name: username, ...home, phone, gstin: "", business: "" },
      state: home.state,
      paymentMethod: isCash ? paymentMethods.cash : paymentMethods.razorpay,
      paymentStatus: "Paid",
      orderStatus: "Delivered",
      paymentId: isCash ? "" : `pay_${_id}`,
      ...(!isCash && { razorpayOrderId: `order_${_id}` }),
      holdUntil: null,
      stockTaken: true,
      refunds: [],
      isUndocumented: true,
      history: [
        step(orderDate, "Pending", "Unpaid", { event: "placed", data: null }, userId),
        ...(isCash ? [] : [step(orderDate, "Pending", "Paid", { event: "paid", data: null })]),
        step(
          new Date(orderDate.getTime() + dayMs),
          "Shipped",
          isCash ? "Unpaid" : "Paid",
          set("Pending", "Shipped"),
          adminId,
        ),
        step(delivered, "Delivered", "Paid", set("Shipped", "Delivered"), adminId),
      ],
      orderDate,
      ...promisedDays(orderDate, terms),
      orderUpdateDate: delivered,
    };
  });
}
