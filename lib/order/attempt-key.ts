import type { Address } from "@/lib/address/schema";
import { tabStorage } from "@/lib/browser-storage";
import { lineKey } from "@/lib/cart/changes";
import type { CartLine } from "@/lib/cart/schema";
import { paidPrice } from "@/lib/catalog/discount";
import { randomKey } from "@/lib/http/random-key";
import { attemptPlaces } from "@/lib/stored-attempts";
import type { Gift } from "./gift";
import { type PaymentMethod, paymentMethods } from "./status";

/** One attempt to place an order: its purpose, and the idempotency key that prevents placing it twice. */
export interface Attempt {
  key: string;
  /** The cart, address as it was, gift and payment method that the key identifies. */
  purpose: string;
  method: PaymentMethod;
  addressId: string;
  gift: Gift | null;
  /** Rupees. */
  totalAmount: number;
  /** The request was sent, and no response has arrived. */
  unanswered?: true;
}

function isAttempt(stored: object | null): stored is Attempt {
  return stored !== null && "key" in stored;
}

/** The purpose of an attempt. Attempts with the same purpose may share a key. */
export function purposeOf(
  method: PaymentMethod,
  { isDefault: _, ...address }: Address,
  lines: readonly CartLine[],
  gift: Gift | null,
): string {
  const things = lines.map((line) => `${lineKey(line)} ${line.quantity} ${paidPrice(line)}`);
  return [method, JSON.stringify(address), ...things.sort(), ...(gift ? [`gift ${gift.note}`] : [])].join("|");
}

function attemptAt(where: string): Attempt | null {
  const stored = tabStorage.readJson(where);
  return isAttempt(stored) ? stored : null;
}

/** The attempt stored in this tab, or null. */
export const storedAttempt = (): Attempt | null => attemptAt(attemptPlaces.last);

const isLost = (attempt: Attempt | null) => attempt?.unanswered && attempt.method === paymentMethods.cash;

/** The last attempt for cash of this tab whose response was lost, so that its order may have emptied the cart; or null. */
export function lostAttempt(): Attempt | null {
  const stored = storedAttempt();
  return isLost(stored) ? stored : attemptAt(attemptPlaces.earlier);
}

/**
 * The attempt for this purpose: under the key of the stored one if cart, address, gift and payment method are the same, else a
 * new one. The total is that of now: fees may have changed since.
 */
export function beginAttempt(wanted: Omit<Attempt, "key" | "unanswered">): Attempt {
  const stored = storedAttempt();
  const isSame = stored?.purpose === wanted.purpose;
  if (!isSame && isLost(stored)) tabStorage.keep(attemptPlaces.earlier, JSON.stringify(stored));
  const attempt = { ...wanted, key: isSame ? stored.key : randomKey() };
  tabStorage.keep(attemptPlaces.last, JSON.stringify({ ...attempt, unanswered: true }));
  return attempt;
}

/** Records that the server responded. A refused attempt may be sent again under its key. */
export function noteAnswer(): void {
  const { unanswered: _, ...attempt } = storedAttempt() ?? {};
  tabStorage.keep(attemptPlaces.last, JSON.stringify(attempt));
}
