import { Types } from "mongoose";
import type { Seller } from "@/lib/settings/server/seller";
import { stateNamed } from "@/lib/tax/states";
import type { StoredOrder } from "@/models/order";
import type { StoredDocument } from "@/models/order-document";
import { invoiceContent } from "./content";
import { placeOfSupply } from "./place";

export const at = new Date("2026-11-25T06:00:00Z");
export const [shirt, shoes] = [new Types.ObjectId(), new Types.ObjectId()];
export const goods = new Map([
  [shirt.toString(), { category: "men", hsn: "6109" }],
  [shoes.toString(), { category: "footwear" }],
]);
/** A registered seller in Uttar Pradesh. */
export const from: Seller = {
  name: "Vastra Retail Private Limited",
  address: "12 Mall Road, Kanpur 208001, Uttar Pradesh",
  gstin: "09AAACV0000A1ZX",
  state: stateNamed("Uttar Pradesh"),
  contact: "care@vastra.example, +91 98765 43210",
  isSample: true,
};

interface Bought {
  productId: Types.ObjectId;
  price: number;
  quantity: number;
  title?: string;
}

export const bought: Bought[] = [
  { productId: shirt, price: 999_99, quantity: 3 },
  { productId: shoes, price: 2625_01, quantity: 1 },
];

/** The part of an order that documents are made of. */
export function orderOf(
  items: Bought[],
  address: { state?: string; pincode: string; name?: string; address?: string; gstin?: string; business?: string },
  fees = [350_00, 120_00],
): StoredOrder {
  const cartItems = items.map((item, at) => ({
    _id: new Types.ObjectId(),
    image: "",
    title: `Piece ${at}`,
    mrp: 1,
    size: "m",
    ...item,
  }));
  const [platformFee, shippingFee] = fees;
  const addressInfo = { name: "Asha Rao", address: "12 Silver Oak", city: "Agra", phone: "9845011223", ...address };
  const shopper = { name: "A. Rao", email: "a@b.example" };
  return {
    cartItems,
    platformFee,
    shippingFee,
    addressInfo,
    shopper,
    orderDate: at,
    paymentMethod: "Razorpay",
  } as never;
}

/** Its invoice, by the registered seller unless another one is given. */
export function invoiceOf(order: StoredOrder, by = from, of: typeof goods = goods): StoredDocument {
  const content = invoiceContent(order, of, by, placeOfSupply(order), at);
  return {
    _id: "V2627-0000001",
    orderId: new Types.ObjectId(),
    kind: "invoice",
    at,
    returnId: null,
    corrects: null,
    ...content,
  };
}

export const near = { pincode: "208001" };
export const far = { pincode: "560038" };
