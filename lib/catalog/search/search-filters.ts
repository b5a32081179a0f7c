import { cleanNumber } from "@/lib/clean-text";
import type { Chosen } from "../filters";
import { areLimitsCrossed, highestLimit } from "../listing/listing-query";
import { discounts } from "../lists.mjs";
import { allSizes, ofAge, ofShoe, ofWaist, ofWord, plainSizes, shoeSize, shoes } from "./named-sizes";

/** The filters that a search names. */
export type NamedFilters = Partial<Pick<Chosen, "category" | "size" | "discount" | "minPrice" | "maxPrice">>;

export interface ReadSearch {
  /** What is left to search for. */
  q: string;
  filters: NamedFilters;
  /** The phrases that named the filters: "under 500 xl". */
  phrases: string;
}

const currency = String.raw`(?:₹|rs\.?|inr|rupees?)?\s*`;
const amount = String.raw`${currency}(\d{2,7})(?:\s*(?:rs|rupees?|/-))?(?![\d%])`;
const begin = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;

/** Years of a warranty are no age. */
const noWarranty = String.raw`(?!\s*(?:of\s+|ki\s+)?(?:warranty|warrantee|guarantee))`;

/** A number of digits, or two: "10-12". */
const oneOrTwo = (digits: string) => String.raw`(${digits})(?:\s*(?:-|to|se)\s*(${digits}))?`;
const ages = oneOrTwo(String.raw`\d{1,2}`);
const inches = oneOrTwo(String.raw`\d{2}`);

const limit = (text: string | undefined) => {
  const rupees = Number(text);
  return rupees >= 1 && rupees <= highestLimit ? [String(rupees)] : undefined;
};

interface Rule {
  pattern: RegExp;
  /** The filters that a match means; null where it means none and stays a word. */
  read: (match: RegExpExecArray, rest: string) => NamedFilters | null;
}

const rule = (source: string, read: Rule["read"]): Rule => ({
  pattern: new RegExp(begin + source + end, "u"),
  read,
});

/** Two numbers are prices with a word or sign that says so, or from 100 on: "32-34" is a waist, or an age. */
function between([text, low, high]: RegExpExecArray): NamedFilters | null {
  if (Number(high) < 100 && !/between|₹|rs|inr|rupee/u.test(text)) return null;
  const [minPrice, maxPrice] = [limit(low), limit(high)];
  return minPrice && maxPrice && Number(low) <= Number(high) ? { minPrice, maxPrice } : null;
}

function upTo(text: string | undefined): NamedFilters | null {
  const maxPrice = limit(text);
  return maxPrice ? { maxPrice } : null;
}

function from(text: string | undefined): NamedFilters | null {
  const minPrice = limit(text);
  return minPrice ? { minPrice } : null;
}

/** At least so many percent: the nearest option below. "5% off" means any discount. */
function discountOf(text: string | undefined): NamedFilters {
  const percent = Number(text);
  const option = discounts.findLast(({ id }) => Number(id) <= percent) ?? discounts[0];
  return { discount: [option.id] };
}

/** Each in the order of the most telling first; a phrase that is read is taken out. */
const rules: Rule[] = [
  rule(String.raw`(?:for\s+)?${ages}\s*(?:years?|yrs?|saal|sal)(?:\s*old)?${noWarranty}`, ([, low, high]) =>
    ofAge(Number(low) * 12, Math.max(Number(low) + 1, Number(high ?? 0)) * 12),
  ),
  rule(String.raw`(?:for\s+)?${ages}\s*(?:months?|mahine)(?:\s*old)?${noWarranty}`, ([, low, high]) =>
    ofAge(Number(low), Math.max(Number(low) + 1, Number(high ?? 0))),
  ),
  rule(String.raw`(?:between\s+)?${amount}\s*(?:-|to|and|se)\s*${amount}`, between),
  // "Air Max 90" and "Air Max 270" are shoes.
  rule(
    String.raw`(?:under|below|up ?to|within|(?<!air )max(?=\D*\d{3})|less than|not more than)\s*${amount}`,
    ([, text]) => upTo(text),
  ),
  rule(String.raw`${amount}\s*(?:se kam|se niche|se neeche|tak|or less|and below)`, ([, text]) => upTo(text)),
  rule(String.raw`(?:above|over|more than|starting)\s*${amount}`, ([, text]) => from(text)),
  rule(String.raw`${amount}\s*(?:se zyada|se jyada|se upar|or more|and above)`, ([, text]) => from(text)),
  rule(String.raw`(?:min\s+)?(\d{1,2})\s*(?:%|percent)\s*(?:or more\s*)?(?:off|discount|sale|chhoot)`, ([, text]) =>
    discountOf(text),
  ),
  // How much of a cloth is in it says no product.
  { pattern: /(?<![\p{L}\p{N}])\d{1,3}\s*%(?!\p{L})/u, read: () => ({}) },
  rule(String.raw`(?:size\s+)?uk[\s-]*(${shoeSize})(?:\s+size)?`, ([, number = ""], rest) => ofShoe(number, rest)),
  rule(String.raw`size\s+(${shoeSize})`, ([, number = ""], rest) => (shoes.test(rest) ? ofShoe(number, rest) : null)),
  rule(String.raw`size\s+(${allSizes})`, ([, word = ""]) => ofWord(word)),
  rule(String.raw`(${plainSizes})(?:\s+size)?`, ([, word = ""]) => ofWord(word)),
  rule(String.raw`(?<=\p{L}{3,}\s)([sml])$`, ([, word = ""]) => ofWord(word)),
  rule(String.raw`(?:(?:waist|size)\s+)?${inches}(?:\s*waist)?`, ([, low = "", high = low], rest) => {
    const isBottom = /(?:jean|trouser|pant|chino|short)s?(?!\p{L})/u.test(rest);
    return isBottom ? ofWaist(Number(low), Number(high)) : null;
  }),
  rule(String.raw`(?:₹|rs\.?|inr)\s*(\d{2,7})(?:\s*/-)?`, ([, text]) => upTo(text)),
  // A number alone is a price when it looks like one; "New Balance 550", "Yeezy 350" and "Air Max 200" are shoes.
  rule(String.raw`(?<!(?:balance|yeezy|boost|air max) )(\d{3,6})(?:\s*(?:rs|rupees?|/-))?`, ([, text = ""]) =>
    Number(text) >= 200 && /(?:[05]0|99)$/.test(text) ? upTo(text) : null,
  ),
];

/**
 * Takes prices, percentages, sizes and ages out of a search: "kurta below 1,000" is "kurta" up to 1,000 rupees. Ages and
 * waists are read by the size guides. Of two phrases for one filter the first rule counts; the other stays a word.
 */
export function readSearchFilters(typed: string): ReadSearch {
  const text = cleanNumber(typed).trim();
  let q = text
    .replace(/(\d),(?=\d{2,3}(?!\d))/g, "$1")
    .replace(/(\d),(?=\d{2},)/g, "$1")
    .toLowerCase();
  let filters: NamedFilters = {};
  const phrases: string[] = [];
  let isRead = false;
  for (const { pattern, read } of rules) {
    const match = pattern.exec(q);
    if (!match) continue;
    const rest = `${q.slice(0, match.index)} ${q.slice(match.index + match[0].length)}`;
    const found = read(match, rest);
    if (!found || Object.keys(found).some((filter) => filter in filters)) continue;
    filters = { ...filters, ...found };
    if (Object.keys(found).length > 0) phrases.push(match[0]);
    q = rest;
    isRead = true;
  }
  return isRead
    ? { q: q.replace(/\s+/g, " ").trim(), filters, phrases: phrases.join(" ") }
    : { q: typed, filters, phrases: "" };
}

/** The same query with the filters that its search names, where none is chosen; as it is with `exact` or without any. */
export function withNamedFilters<Query extends Chosen & { q?: string; exact?: boolean }>(query: Query): Query {
  if (!query.q || query.exact) return query;
  const { q, filters } = readSearchFilters(query.q);
  const named = Object.entries(filters).filter(([id]) => query[id as keyof NamedFilters].length === 0);
  const read = { ...query, q, ...Object.fromEntries(named) };
  // A search without words still finds nothing.
  if (q === query.q || (q === "" && Object.keys(filters).length === 0)) return query;
  return areLimitsCrossed(read) ? { ...query, q } : read;
}
