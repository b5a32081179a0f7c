import { noGoods } from "../goods";
import type { CurrentLists } from "./current";
import type { Kind } from "./schema";

/** The lists as a page brings them to the browser: without what is the same for most, and what no page of the shop reads. */
export interface SentLists extends Omit<CurrentLists, "kinds" | "facts" | "law"> {
  kinds: readonly Omit<Kind, keyof typeof ofKind>[];
}

/** Above this many characters of JSON a page says only which lists hold, and the browser asks for them. */
const maxLength = 16_384;

const made = new WeakMap<CurrentLists, SentLists | number>();

/** The lists to send with a page, or their version where they are too long to be sent with each. */
export function sentLists(lists: CurrentLists): SentLists | number {
  const known = made.get(lists);
  if (known !== undefined) return known;
  const kinds = lists.kinds.map(({ id, label, hidden }) => ({ id, label, hidden }));
  const whole = unusual({ ...lists, kinds });
  const isLong = JSON.stringify(whole).length > maxLength;
  const { facts: _facts, law: _law, ...sent } = whole;
  made.set(lists, isLong ? lists.version : sent);
  return isLong ? lists.version : sent;
}

/** The facts to send with a page that filters by them; none where the browser asks for the lists. */
export function sentFacts(lists: CurrentLists): CurrentLists["facts"] {
  return typeof sentLists(lists) === "number" ? [] : unusual(lists.facts);
}

/** Something without the values that those who read it take for granted. */
function unusual<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (name, one) => (isUsual(name, one) ? undefined : one)));
}

/** Whether those who read it take the lack of a value for this one. */
function isUsual(name: string, value: unknown): boolean {
  return (name === "hidden" && value === false) || (name === "note" && value === "");
}

const ofKind = { categories: [], sizeSet: "letters", facts: [], hsn: "", picture: "", ...noGoods };

/** The lists that a page has brought, without facts, which those that filter by them bring. */
export function receivedLists(sent: SentLists): CurrentLists {
  return { ...sent, facts: [], kinds: sent.kinds.map((kind) => ({ ...ofKind, ...kind })) };
}
