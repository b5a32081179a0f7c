import { randomId } from "../shared/random-id";

type Notes = Record<string, string | number> | [];

export interface Order {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: Notes;
  created_at: number;
}

export interface Payment {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  order_id: string;
  invoice_id: null;
  international: false;
  method: string;
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  captured: boolean;
  description: string | null;
  card_id: string | null;
  card?: Record<string, unknown>;
  bank: string | null;
  wallet: string | null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: "pending" | "processed" | "failed";
  speed_processed: "normal";
  speed_requested: string;
}

/** The current time in seconds, as the provider uses it. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** An id in the provider's format, such as order_ABCdef12345678. */
export const providerId = (kind: "order" | "pay" | "rfnd" | "card") => `${kind}_${randomId(14)}`;

/** Notes in the provider's format: an empty list when there are none. */
export function shownNotes(notes: Record<string, string | number> | undefined): Notes {
  return notes && Object.keys(notes).length > 0 ? notes : [];
}

/** A list in the provider's format. */
export function collection<Item>(items: Item[]) {
  return { entity: "collection", count: items.length, items };
}
