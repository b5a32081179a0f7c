import type { Order } from "./schema";

/** A Razorpay order as the API answers it, whose hold ends a quarter of an hour after it was placed. */
export const heldOrder: Order = {
  _id: "6740c1f29ab3d15e7c20a814",
  userId: "672fd09b41ce8a53e1907b3c",
  orderDate: "2026-11-22T09:00:00.000Z",
  orderUpdateDate: "2026-11-22T09:00:00.000Z",
  totalAmount: 1969,
  platformFee: 350,
  shippingFee: 120,
  paymentMethod: "Razorpay",
  paymentStatus: "Unpaid",
  orderStatus: "Pending",
  paymentId: "",
  holdUntil: "2026-11-22T09:15:00.000Z",
  cartItems: [],
  addressInfo: {
    name: "Asha Rao",
    state: "Karnataka",
    address: "12 Silver Oak",
    city: "Bengaluru",
    phone: "9845011223",
    pincode: "560038",
    gstin: "",
    business: "",
  },
  arrivesBy: "2026-11-27",
  returnUntil: null,
  shipment: null,
  documents: [],
  closedBy: null,
  history: [],
};
