import type { MailContent, MailedGrievance, MailedOrder, MailedReturn } from "@/lib/message/server/mails/content";

const name = "Asha";

/** The pictures of what was ordered. */
export const samplePictures = ["/pictures/dress-sage-ajrakh.webp", "/pictures/wallet-cognac.webp"] as const;
const [dress, wallet] = samplePictures;
const link = "https://shop.example/auth/verify-email?token=sample";

const cashOrder: MailedOrder = {
  page: "/shop/account/orders/665f1c2ab3d4e5f6a7b8c9d0",
  number: "A7B8C9D0",
  arrivesBy: "Fri, 27 Nov",
  returnBy: "",
  returnDays: 7,
  shipment: null,
  lines: [
    { title: "Bhujodi Ajrakh Midi Dress", size: "M", quantity: 2, amount: 11_998_000, image: dress },
    { title: "Bazaar Bifold Wallet", size: "", quantity: 1, amount: 129_900, image: wallet },
  ],
  fees: [
    { label: "Platform fee", amount: 35_000 },
    { label: "Shipping fee", amount: 12_000 },
  ],
  total: 12_174_900,
  dueAtDoor: 12_174_900,
  deliveryTo: "Delivery to 560038 (Bangalore)",
  address: ["Asha Rao", "12 Silver Oak Residency", "Bangalore, Karnataka 560038", "+91 98450 11223"],
  gift: null,
  reason: "",
  isCash: true,
  isSecondPayment: false,
};
const shipment = {
  carrier: "Sample Courier",
  trackingNumber: "SC 4711 0815",
  trackingUrl: "https://courier.example/track/SC47110815",
};
const paidOrder: MailedOrder = { ...cashOrder, dueAtDoor: 0, isCash: false };

const returned: MailedReturn = {
  page: cashOrder.page,
  number: cashOrder.number,
  lines: [
    { title: "Bhujodi Ajrakh Midi Dress", size: "M", quantity: 1, exchangeSize: "L" },
    { title: "Bazaar Bifold Wallet", size: "", quantity: 1, exchangeSize: "" },
  ],
  refund: 129_900,
  reason: "",
  isSentBack: false,
  isFaulty: false,
  refundTo: "account",
  reference: "",
  refundFor: "goods",
};
const exchanged: MailedReturn = { ...returned, lines: returned.lines.slice(0, 1), refund: 0 };
const returnedCash: MailedReturn = { ...returned, refundTo: "upi", reference: "UTR 4711 0815" };

const grievance: MailedGrievance = { number: "G2611-000001", resolveBy: "26-12-2026", answer: "" };
const answer = "We are sorry: the parcel went astray.\n\nA new one leaves today.\nIt arrives by Monday.";

/** Every mail with the data of a sample, by a name for its file. */
export const mailSamples: Record<string, MailContent> = {
  "account-made": { kind: "accountMade", name, link },
  "confirm-email": { kind: "confirmEmail", name, link },
  "reset-password": { kind: "resetPassword", name, link: link.replace("verify-email", "reset-password") },
  "password-changed": { kind: "passwordChanged", name },
  "account-deleted": { kind: "accountDeleted", name },
  "order-placed-cash": { kind: "orderPlaced", name, order: cashOrder },
  "order-placed-paid": { kind: "orderPlaced", name, order: paidOrder },
  "order-placed-gift": { kind: "orderPlaced", name, order: { ...paidOrder, gift: "Happy birthday, Meera!" } },
  "payment-missed": { kind: "paymentMissed", name, order: paidOrder },
  "order-shipped": { kind: "orderShipped", name, order: cashOrder },
  "order-shipped-tracked": { kind: "orderShipped", name, order: { ...paidOrder, shipment } },
  "tracking-updated": { kind: "trackingUpdated", name, order: { ...paidOrder, shipment } },
  "order-delivered": {
    kind: "orderDelivered",
    name,
    order: { ...cashOrder, dueAtDoor: 0, arrivesBy: null, returnBy: "Sun, 29 Nov" },
  },
  "order-cancelled": { kind: "orderCancelled", name, order: { ...paidOrder, reason: "The last piece was damaged" } },
  "refund-started": { kind: "refundStarted", name, order: paidOrder },
  "refund-arrived": { kind: "refundArrived", name, order: paidOrder },
  "grievance-received": { kind: "grievanceReceived", name, grievance },
  "grievance-answered": { kind: "grievanceAnswered", name, grievance: { ...grievance, answer } },
  "return-requested": { kind: "returnRequested", name, returned },
  "return-approved": { kind: "returnApproved", name, returned },
  "return-picked-up": { kind: "returnPickedUp", name, returned },
  "return-received": { kind: "returnReceived", name, returned: exchanged },
  "return-received-empty": { kind: "returnReceived", name, returned: { ...returned, lines: [], refund: 0 } },
  "return-completed": {
    kind: "returnCompleted",
    name,
    returned: { ...returned, lines: returned.lines.slice(1), refund: 0 },
  },
  "return-cancelled": { kind: "returnCancelled", name, returned: { ...returned, refund: 0 } },
  "return-declined": { kind: "returnDeclined", name, returned: { ...returned, reason: "The last piece was damaged" } },
  "return-refund-started": { kind: "returnRefundStarted", name, returned },
  "return-refund-started-cash": { kind: "returnRefundStarted", name, returned: returnedCash },
  "return-refund-arrived": { kind: "returnRefundArrived", name, returned },
  "return-refund-arrived-cash": { kind: "returnRefundArrived", name, returned: returnedCash },
};
