import { tabStorage } from "@/lib/browser-storage";
import { lineKey } from "@/lib/cart/changes";
import type { CartLine } from "@/lib/cart/schema";
import { paidPrice } from "@/lib/catalog/discount";
import type { PaymentMethod } from "./status";

/** One try to order: what it is for, and under which key it is sent so that it can never be placed twice. */
export interface Attempt {
  key: string;
  /** The cart, address and way of paying that the key stands for. */
  purpose: string;
  method: PaymentMethod;
  addressId: string;
  /** Rupees. */
  totalAmount: number;
  /** It was sent, and nothing is known of its fate. */
  unanswered?: true;
}

function isAttempt(kept: object | null): kept is Attempt {
  return kept !== null && "key" in kept;
}

/** What an attempt is for: two that are equal may share a key. */
export function purposeOf(method: PaymentMethod, addressId: string, lines: readonly CartLine[]): string {
  const things = lines.map((line) => `${lineKey(line)} ${line.quantity} ${paidPrice(line)}`);
  return [method, addressId, ...things.sort()].join("|");
}

const place = "checkoutAttempt";

/** The attempt that this tab keeps; null for none. */
export function storedAttempt(): Attempt | null {
  const kept = tabStorage.readJson(place);
  return isAttempt(kept) ? kept : null;
}

/** The attempt for this purpose: the kept one when cart, address and way of paying are the same, else a new one. */
export function beginAttempt(wanted: Omit<Attempt, "key" | "unanswered">): Attempt {
  const kept = storedAttempt();
  const attempt = kept?.purpose === wanted.purpose ? kept : { ...wanted, key: randomKey() };
  tabStorage.keep(place, JSON.stringify({ ...attempt, unanswered: true }));
  return attempt;
}

/** The server answered: a refused attempt may be sent again under its key. */
export function noteAnswer(): void {
  const { unanswered: _, ...attempt } = storedAttempt() ?? {};
  tabStorage.keep(place, JSON.stringify(attempt));
}

/** The order is placed: the next one, even of the same things, is another attempt. */
export function endAttempt(): void {
  tabStorage.forget(place);
}

/** 32 random hexadecimal digits; randomUUID is missing where a page is not served over https. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
