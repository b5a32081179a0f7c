import { formatPaise } from "@/lib/money";

/** What can happen to a return, with what is stored about it; null for nothing. Amounts are integer paise. */
export interface ReturnEventData {
  requested: null;
  approved: null;
  pickedUp: null;
  /** `paise` is refunded; 0 for an exchange alone. */
  received: { paise: number };
  completed: null;
  /** `reason` is an admin's. */
  declined: { reason: string };
  cancelled: null;
  settledWithoutGoods: { reason: string; paise: number };
  /** `byHandPaise` of it was refunded by hand at the provider before. */
  refunded: { paise: number; byHandPaise: number };
  /** `reference` is the bank's, as an admin typed it. */
  paidOut: { reference: string; paise: number };
  exchangeRejected: { paise: number };
}

export type ReturnEventName = keyof ReturnEventData;

/** An event with its data. */
export type ReturnEvent = { [Name in ReturnEventName]: { event: Name; data: ReturnEventData[Name] } }[ReturnEventName];

/** Who reads about an event: clients of the API in `why`, admins, and the shopper. */
type Reader = "api" | "admin" | "shopper";

type Words<Data> = Record<Reader, string | ((data: Data) => string)>;

/** Words of people are data: they are shown in quotation marks, and never compared with anything. */
const quoted = (text: string) => `“${text}”`;

const toAll = <Text>(text: Text) => ({ api: text, admin: text, shopper: text });

const refunded = ({ paise, byHandPaise }: ReturnEventData["refunded"]) => {
  const sent = paise > 0 ? `${formatPaise(paise)} refunded` : "";
  const byHand = byHandPaise > 0 ? `${formatPaise(byHandPaise)} had been refunded by hand` : "";
  return [sent, byHand].filter(Boolean).join(", ");
};

const words: { [Name in ReturnEventName]: Words<ReturnEventData[Name]> } = {
  requested: { ...toAll("Requested by the shopper"), shopper: "Requested by you" },
  approved: toAll("Approved"),
  pickedUp: toAll("Picked up"),
  received: toAll(({ paise }: ReturnEventData["received"]) =>
    paise > 0 ? `Goods received, ${formatPaise(paise)} to refund` : "Goods received",
  ),
  completed: toAll("Completed"),
  declined: {
    api: ({ reason }) => reason,
    admin: ({ reason }) => `Declined: ${quoted(reason)}`,
    shopper: ({ reason }) => `Declined: ${quoted(reason)}`,
  },
  cancelled: { ...toAll("Cancelled by the shopper"), shopper: "Cancelled by you" },
  settledWithoutGoods: {
    api: ({ paise }) => `${formatPaise(paise)} to refund without the goods`,
    admin: ({ reason, paise }) => `${formatPaise(paise)} to refund without the goods: ${quoted(reason)}`,
    shopper: ({ paise }) => `${formatPaise(paise)} to refund, you keep the goods`,
  },
  refunded: toAll(refunded),
  paidOut: {
    api: ({ reference, paise }) => `${formatPaise(paise)} paid, reference ${reference}`,
    admin: ({ reference, paise }) => `${formatPaise(paise)} paid, reference ${quoted(reference)}`,
    shopper: ({ reference, paise }) => `${formatPaise(paise)} paid to you, reference ${quoted(reference)}`,
  },
  exchangeRejected: toAll(
    ({ paise }: ReturnEventData["exchangeRejected"]) => `The exchange can't be sent, ${formatPaise(paise)} to refund`,
  ),
};

/** The words for a reader about an event of a return. */
export function returnWords<Name extends ReturnEventName>(
  reader: Reader,
  { event, data }: { event: Name; data: ReturnEventData[Name] },
): string {
  const text = words[event][reader];
  return typeof text === "function" ? text(data) : text;
}
