import mongoose, { type QueryFilter } from "mongoose";
import { beginsWith, indexedWords, searchedWords } from "@/lib/search-words";
import type { OrderFields } from "@/models/order";
import { orderIdPart, shortNumber } from "../short-number";

/** The shortest part of the short number that finds it; a shorter one would match far too many. */
const shortestPart = 3;

interface Account {
  name: string;
  username: string;
  email: string;
  phone: string;
}

/** The words that admins find an order by: any part of the short number, the account, and who receives it. */
export function orderWords(
  orderId: string,
  userId: string,
  { name, username, email, phone }: Account,
  destination: { phone: string; name?: string },
): string[] {
  const short = shortNumber(orderId).toLowerCase();
  const parts = Array.from({ length: short.length - shortestPart + 1 }, (_, start) => short.slice(start));
  return indexedWords(...parts, userId, email, phone, destination.phone, name, username, destination.name ?? "");
}

/**
 * The condition of a search among orders: part of the number (from its beginning, up to its end, or of the short number),
 * a phone number as people write it, or words that begin words of name and email. Every part is answered by an index.
 */
export function orderSearch(text: string): QueryFilter<OrderFields> {
  const part = orderIdPart(text.replace(/^\s*…/, ""));
  const words = phoneWord(text) ?? searchedWords(text);
  if (words.length === 0) return {};
  const byWords = { $and: words.map((word) => ({ searchWords: beginsWith(word) })) };
  return part ? { $or: [...numberConditions(part), byWords] } : byWords;
}

function numberConditions(part: string): QueryFilter<OrderFields>[] {
  const id = (filler: string) => new mongoose.Types.ObjectId(part.padEnd(24, filler));
  const atStart = { _id: { $gte: id("0"), $lte: id("f") } };
  // Of a part that is longer than the short number, its end is looked up.
  return [atStart, { searchWords: beginsWith(shortNumber(part).toLowerCase()) }];
}

/** A phone number, or the beginning of one, as it stands in orders: "+91 98450-11223" -> ["9845011223"]; null for other text. */
function phoneWord(text: string): [string] | null {
  const digits = text.replace(/[\s-]/g, "");
  const match = /^(?:\+91|(?:91|0)(?=\d{10}$))?(\d+)$/.exec(digits);
  return match?.[1] ? [match[1]] : null;
}
