import type { GrievanceMail, OrderMail, ReturnMail } from "@/lib/message/options";

/** An order as its mails show it; amounts are integer paise. */
export interface MailedOrder {
  /** The path of its page. */
  page: string;
  /** As on screen: eight characters. */
  number: string;
  /** The latest day on which it arrives, "Fri, 27 Nov"; null after that day, and for one that is not to come any more. */
  arrivesBy: string | null;
  /** The last day to return or exchange it, "Sun, 29 Nov"; "" unless it is delivered. */
  returnBy: string;
  /** The days after its delivery in which it can be returned or exchanged. */
  returnDays: number;
  /** Who carries the parcel, its number, and the courier's https page about it, "" for none; null if that is not known. */
  shipment: { carrier: string; trackingNumber: string; trackingUrl: string } | null;
  /** Of a line, `image` is the address of its picture, "" for none to show. */
  lines: { title: string; size: string; quantity: number; amount: number; image: string }[];
  fees: { label: string; amount: number }[];
  total: number;
  /** What the shopper pays in cash at the door; 0 for an order that is paid. */
  dueAtDoor: number;
  /** Where it is delivered, as on screen: "Delivery to 560038 (Bengaluru)". */
  deliveryTo: string;
  /** The recipient and the address, line by line, as on screen. */
  address: string[];
  /** The note of a gift, "" without one; null for an order that is no gift. */
  gift: string | null;
  /** Why the shop cancelled it, in the words of an admin; "" for none. */
  reason: string;
  /** Cash is given back by people, everything else by Razorpay. */
  isCash: boolean;
  /** True when a refund is about a second payment, and the order itself stands. */
  isSecondPayment: boolean;
}

/** A return as its mails show it; amounts are integer paise. */
export interface MailedReturn {
  /** The path of the page of its order. */
  page: string;
  /** The number of its order, as on screen: eight characters. */
  number: string;
  /** The pieces, with the size that is sent instead; "" when the money goes back. */
  lines: { title: string; size: string; quantity: number; exchangeSize: string }[];
  /** What is refunded, or has arrived; 0 for an exchange alone. */
  refund: number;
  /** Why the shop declined it, in the words of an admin; "" for none. */
  reason: string;
  /** Whether the shop has the pieces and sends them back, having declined the return after they were picked up. */
  isSentBack: boolean;
  /** Whether the shop is to blame for all of it: then it takes pieces back without tags. */
  isFaulty: boolean;
  /** Where the money goes: Razorpay sends it back, people pay what was cash to a UPI address, or ask for one. */
  refundTo: "account" | "upi" | "unknown";
  /** The bank's reference of a payment by people; "" for none. */
  reference: string;
  /** What the refund is for, if not for goods that came back. */
  refundFor: "goods" | "no goods" | "exchange";
}

/** A grievance as its mails show it. */
export interface MailedGrievance {
  number: string;
  /** The last day on which it is resolved, "26-12-2026". */
  resolveBy: string;
  /** The words of an admin, with line breaks; "" for none. */
  answer: string;
}

/** What a mail is composed from. */
export type MailContent =
  | { kind: "accountMade" | "confirmEmail" | "resetPassword"; name: string; link: string }
  | { kind: "passwordChanged" | "accountDeleted"; name: string }
  | { kind: OrderMail; name: string; order: MailedOrder }
  | { kind: GrievanceMail; name: string; grievance: MailedGrievance }
  | { kind: ReturnMail; name: string; returned: MailedReturn };
