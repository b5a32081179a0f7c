import type { Page } from "@playwright/test";
import { type Db, ObjectId } from "mongodb";
import type { Caller } from "../../people";

/** An order's row of the table, or its entry of the list on narrower screens. */
export function orderRow(page: Page, orderId: string) {
  return page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: orderId, visible: true });
}

/** Opens an order in the list that is searched for its id. */
export async function openOrder(page: Page, orderId: string): Promise<void> {
  await page.goto(`/admin/orders?q=${orderId}`);
  await orderRow(page, orderId).getByRole("button", { name: "View Detail" }).click();
}

/** An order that waits for its Razorpay payment, put straight into the database. */
export async function unpaidOrder(database: Db, shopper: Caller): Promise<string> {
  const _id = new ObjectId();
  const now = new Date();
  const state = { orderStatus: "Pending", paymentStatus: "Unpaid" };
  await database.collection("orders").insertOne({
    _id,
    ...state,
    userId: new ObjectId(shopper.id),
    cartItems: [
      {
        _id: new ObjectId(),
        productId: new ObjectId(),
        image: "/pictures/kurta-offwhite-linen.webp",
        title: "Held Kurta",
        quantity: 1,
        mrp: 100_000,
        price: 100_000,
        size: null,
      },
    ],
    addressInfo: { address: "12 Silver Oak Residency", city: "Bangalore", pincode: "560038", phone: "9845011223" },
    platformFee: 35_000,
    shippingFee: 12_000,
    totalAmount: 147_000,
    paymentMethod: "Razorpay",
    paymentId: "",
    razorpayOrderId: `order_${_id}`,
    holdUntil: new Date(now.getTime() + 15 * 60_000),
    stockTaken: true,
    refunds: [],
    history: [{ ...state, at: now, why: "Order placed", by: null }],
    orderDate: now,
    orderUpdateDate: now,
  });
  return _id.toString();
}
