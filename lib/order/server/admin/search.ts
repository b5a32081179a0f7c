import mongoose, { type QueryFilter } from "mongoose";
import { mobileDigits } from "@/lib/address/phone";
import { cleanNumber } from "@/lib/clean-text";
import { orderIdPart, shortNumber } from "@/lib/order/short-number";
import { beginsWith, indexedWords, searchedWords } from "@/lib/search-words";
import type { OrderFields } from "@/models/order";

/** The shortest searchable part of the short number; a shorter one would match too many orders. */
const minPartLength = 3;

interface Account {
  name: string;
  username: string;
  email: string;
  phone: string;
}

/** The search words of the number of an order or a return: any part of the short number. */
export function numberWords(id: string): string[] {
  const short = shortNumber(id).toLowerCase();
  return Array.from({ length: short.length - minPartLength + 1 }, (_, start) => short.slice(start));
}

/** The search words of an order for admins: its number, the account, and the recipient. */
export function orderWords(
  orderId: string,
  userId: string,
  { name, username, email, phone }: Account,
  destination: { phone: string; name?: string },
): string[] {
  return indexedWords(
    ...numberWords(orderId),
    userId,
    email,
    phone,
    destination.phone,
    name,
    username,
    destination.name ?? "",
  );
}

/**
 * The condition of an order search: part of the number (its start, its end, or any part of the short number), a phone
 * number in any common format, or prefixes of words in name and email. Every part uses an index.
 */
export function orderSearch(typed: string): QueryFilter<OrderFields> {
  const text = cleanNumber(typed).replace(calledOrder, "").replace(spacedMobile, mobileDigits);
  const part = orderIdPart(text.replace(/^\s*…/, ""));
  const words = phoneWord(text) ?? searchedWords(text);
  if (words.length === 0) return {};
  const byWords = { $and: words.map((word) => ({ searchWords: beginsWith(word) })) };
  return part ? { $or: [...numberConditions(part), byWords] } : byWords;
}

function numberConditions(part: string): QueryFilter<OrderFields>[] {
  const id = (filler: string) => new mongoose.Types.ObjectId(part.padEnd(24, filler));
  const atStart = { _id: { $gte: id("0"), $lte: id("f") } };
  // A part longer than the short number is matched by its end.
  return [atStart, { searchWords: beginsWith(shortNumber(part).toLowerCase()) }];
}

/** What people write before a number: "Order no. 03570510", "order #0357-0510". */
const calledOrder = /\border\s*(?:no\b\.?|number|id\b)?[\s:#]*(?=[0-9a-f][0-9a-f-]{2,}(?:\s|$))/i;

/** A mobile number with blanks, hyphens or brackets, among other words; the digits of an email address are none. */
const spacedMobile = /(?:\(?\+?91\)?[\s-]*)?(?<![\w@])0?[6-9](?:[\s-]?\d){9}(?![\w@]|[.-]\w)/g;

/**
 * A phone number, or its first digits, as stored in orders: "+91 98450-11223" -> ["9845011223"]. Null for other text, also
 * for more digits than a number has: a name may have them, with a hyphen.
 */
function phoneWord(text: string): [string] | null {
  const digits = text.replace(/[\s().-]/g, "");
  const whole = mobileDigits(digits);
  if (/^\d{10}$/.test(whole)) return [whole];
  const match = /^(?:\+91)?(\d{1,10})$/.exec(digits);
  return match?.[1] ? [match[1]] : null;
}
