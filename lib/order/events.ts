import { formatPaise } from "@/lib/money";
import { type OrderStatus, statuses } from "./status";

/** What can happen to an order, with what is stored about it; null for nothing. Amounts are integer paise. */
export interface EventData {
  placed: null;
  paid: null;
  /** The hold had ended; the pieces were still there. */
  paidLate: null;
  /** Nothing was left to sell, so the payment goes back. */
  paidTooLate: null;
  paidTwice: null;
  /** `message` is the bank's, "" for none; `isAnother` when the order had been paid by another payment. */
  paymentFailed: { isAnother: boolean; message: string };
  timedOut: null;
  replaced: null;
  cancelled: null;
  statusSet: { from: OrderStatus; to: OrderStatus };
  /** `reason` is an admin's, "" for none. */
  rejected: { from: OrderStatus; reason: string };
  /** The parcel came back; `reason` is an admin's, "" for none. */
  undelivered: { reason: string };
  /** The parcel has another courier or number; or another link or day, or none of it any more. */
  trackingChanged: { carrier: string; trackingNumber: string };
  shipmentCorrected: null;
  /** All of the payment was refunded by hand at the provider; or `paise` of it. */
  refundedManually: null;
  partRefundedManually: { paise: number };
  refunded: null;
  secondRefunded: null;
  cashRefunded: null;
  /** It is sent for pieces that came back. */
  exchangePlaced: null;
  /** Its returns have refunded all that was paid. */
  everythingRefunded: null;
  /** What was paid for its pieces was refunded with the return that they were sent for. */
  exchangeRefunded: null;
  /** A sentence that an older version stored, and no version knows. */
  note: { text: string };
}

export type EventName = keyof EventData;

/** An event with its data. */
export type OrderEvent = { [Name in EventName]: { event: Name; data: EventData[Name] } }[EventName];

/** Who reads about an event: clients of the API in `why`, admins, the order's shopper, and who gets the mail about it. */
type Reader = "api" | "admin" | "shopper" | "mail";

type Words<Data> = Record<Reader, string | ((data: Data) => string)>;

/** Words of people and banks are data: they are shown in quotation marks, and never compared with anything. */
const quoted = (text: string) => `“${text}”`;

/** A sentence for everybody; the mail about it has its own text. */
const toAll = (text: string) => ({ api: text, admin: text, shopper: text, mail: "" });

const failed = (isAnother: boolean, reason: string) =>
  `${isAnother ? "Another payment" : "A payment"} failed: ${reason || "the bank gave no reason"}`;

const cameBack = "The parcel came back undelivered";

const tracking = ({ carrier, trackingNumber }: EventData["trackingChanged"]) =>
  `The parcel travels with ${quoted(carrier)}, number ${quoted(trackingNumber)}`;

/**
 * The words for each event. Those of the API never change: clients read them since the first version. Those of a mail
 * are the reason that it gives besides its own text.
 */
const words: { [Name in EventName]: Words<EventData[Name]> } = {
  placed: toAll("Order placed"),
  paid: toAll("Payment received"),
  paidLate: toAll("Payment received after the hold had ended"),
  paidTooLate: {
    ...toAll("The payment was received too late and is being refunded"),
    api: "Payment received too late, it is sent back",
  },
  paidTwice: {
    ...toAll("A second payment was received and is being refunded"),
    api: "A second payment was received, it is sent back",
  },
  paymentFailed: {
    api: ({ isAnother, message }) => failed(isAnother, message),
    admin: ({ isAnother, message }) => failed(isAnother, message && quoted(message)),
    shopper: ({ isAnother, message }) => failed(isAnother, message && quoted(message)),
    mail: "",
  },
  timedOut: toAll("Not paid in time"),
  replaced: { ...toAll("Replaced by a newer order"), shopper: "Replaced by your newer order" },
  cancelled: { ...toAll("Cancelled by the shopper"), shopper: "Cancelled by you" },
  statusSet: {
    api: ({ from, to }) => `${from} to ${to}`,
    admin: ({ from, to }) => `${from} to ${to}`,
    shopper: ({ to }) => statuses[to].arrival,
    mail: "",
  },
  rejected: {
    api: ({ from, reason }) => reason || `${from} to Rejected`,
    admin: ({ from, reason }) => (reason ? quoted(reason) : `${from} to Rejected`),
    shopper: ({ reason }) => statuses.Rejected.arrival + (reason && `: ${quoted(reason)}`),
    mail: ({ reason }) => reason,
  },
  undelivered: {
    api: ({ reason }) => `${cameBack}${reason && `: ${reason}`}`,
    admin: ({ reason }) => `${cameBack}${reason && `: ${quoted(reason)}`}`,
    shopper: ({ reason }) => `${cameBack}${reason && `: ${quoted(reason)}`}`,
    mail: ({ reason }) => `${cameBack}.${reason && ` ${reason}`}`,
  },
  trackingChanged: {
    api: tracking,
    admin: tracking,
    shopper: tracking,
    mail: "",
  },
  shipmentCorrected: toAll("Details of the parcel corrected"),
  refundedManually: { ...toAll("Refunded manually at Razorpay"), api: "Refunded by hand at Razorpay" },
  partRefundedManually: {
    api: ({ paise }) => `${formatPaise(paise)} refunded by hand at Razorpay`,
    admin: ({ paise }) => `${formatPaise(paise)} refunded manually at Razorpay`,
    shopper: ({ paise }) => `${formatPaise(paise)} refunded manually at Razorpay`,
    mail: "",
  },
  refunded: { api: "Money sent back", admin: "Refunded through Razorpay", shopper: "Refunded", mail: "" },
  secondRefunded: { ...toAll("Second payment refunded"), api: "Second payment sent back" },
  cashRefunded: { api: "Cash given back", admin: "Cash refunded", shopper: "Refunded in cash", mail: "" },
  exchangePlaced: toAll("Sent in exchange for returned pieces"),
  everythingRefunded: toAll("Everything sent back"),
  exchangeRefunded: toAll("Refunded with the return"),
  note: { api: ({ text }) => text, admin: ({ text }) => quoted(text), shopper: ({ text }) => quoted(text), mail: "" },
};

/** The words for a reader about an event; for a mail, the reason that it gives, "" for none. */
export function wordsFor<Name extends EventName>(
  reader: Reader,
  { event, data }: { event: Name; data: EventData[Name] },
): string {
  const text = words[event][reader];
  return typeof text === "function" ? text(data) : text;
}

/** Whether this version knows a stored event. */
export function isEvent(stored: { event?: string | null }): stored is OrderEvent {
  return typeof stored.event === "string" && Object.hasOwn(words, stored.event);
}
