import { type Packed, pack } from "@/lib/packed";
import { noGoods } from "../goods";
import type { CurrentLists } from "./current";
import type { Entries, Kind, SizeEntry, SizeSet } from "./schema";

/** An entry that is only a name, in short: see `short`. */
type Short<Entry> = string | Entry;
type Name = Pick<Kind, "id" | "label" | "hidden">;

/** The lists as a page brings them to the browser: without what is the same for most, and what no page of the shop reads. */
export interface SentLists extends Omit<CurrentLists, "kinds" | "brands" | "sizeSets" | "facts" | "law"> {
  kinds: readonly Short<Name>[];
  brands: readonly Short<Name>[];
  sizeSets: readonly (Omit<SizeSet, "sizes"> & { sizes: readonly Short<SizeEntry>[] })[];
}

/** The facts as a page brings them. */
export type SentFacts = readonly (Omit<Entries["facts"], "options" | "type" | "filter"> &
  Partial<Pick<Entries["facts"], "type" | "filter">> & { options: readonly Short<Name>[] })[];

/** Above this many characters of JSON a page says only which lists hold, and the browser asks for them. */
const maxLength = 16_384;

const made = new WeakMap<CurrentLists, Packed<SentLists> | number>();

/** The lists to send with a page, or their version where they are too long to be sent with each. */
export function sentLists(lists: CurrentLists): Packed<SentLists> | number {
  const known = made.get(lists);
  if (known !== undefined) return known;
  const { facts, law: _law, ...shown } = lists;
  const kinds = lists.kinds.map(({ id, label, hidden }) => ({ id, label, hidden }));
  const sent = pack(unusual({ ...shown, kinds }) as SentLists);
  const isLong = sent.length + pack(unusual(facts)).length > maxLength;
  made.set(lists, isLong ? lists.version : sent);
  return isLong ? lists.version : sent;
}

/** The facts to send with a page that filters by them; none where the browser asks for the lists. */
export function sentFacts(lists: CurrentLists): SentFacts {
  return typeof sentLists(lists) === "number" ? [] : (unusual(lists.facts) as SentFacts);
}

/** Something without the values that those who read it take for granted, its names in short. */
function unusual(value: object): unknown {
  const plain = JSON.parse(JSON.stringify(value, (name, one) => (isUsual(name, one) ? undefined : one)));
  return JSON.parse(JSON.stringify(plain, (_, one) => (Array.isArray(one) ? one.map(short) : one)));
}

/** The usual label of an id: "cotton-blend" is "Cotton blend". */
const labelOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

/** What stands before the note of an entry in short. */
const noted = "|";

/**
 * An entry of an id, a label and perhaps a note: the id where the label follows from it, else both, "v-neck V-neck", and
 * the note behind them, "w-32 32|81 cm". Others as they are.
 */
function short(entry: unknown): unknown {
  const { id, label, note, ...rest } = Object(entry) as Partial<Name & Pick<SizeEntry, "note">>;
  if (id === undefined || label === undefined || Object.keys(rest).length > 0 || label.includes(noted)) return entry;
  const named = label === labelOf(id) && !note ? id : `${id} ${label}`;
  return note ? `${named}${noted}${note}` : named;
}

/** An entry that was sent in short; ids have no blanks. */
function long<Entry>(entry: Short<Entry>): Entry {
  if (typeof entry !== "string") return entry;
  const at = entry.indexOf(noted);
  const named = at < 0 ? entry : entry.slice(0, at);
  const [id = ""] = named.split(" ", 1);
  const label = named.slice(id.length + 1) || labelOf(id);
  return { id, label, ...(at >= 0 && { note: entry.slice(at + 1) }) } as Entry;
}

/** What most entries have. */
const ofEntry = { hidden: false, note: "", filter: true, type: "options" } as const;

/** Whether those who read it take the lack of a value for this one. */
function isUsual(name: string, value: unknown): boolean {
  return value === (ofEntry as Record<string, unknown>)[name];
}

const ofKind = { categories: [], sizeSet: "letters", facts: [], hsn: "", picture: "", ...noGoods };

/** The lists that a page has brought, without facts, which those that filter by them bring. */
export function receivedLists(sent: SentLists): CurrentLists {
  return {
    ...sent,
    facts: [],
    brands: sent.brands.map(long),
    kinds: sent.kinds.map((kind) => ({ ...ofKind, ...long(kind) })),
    sizeSets: sent.sizeSets.map((set) => ({ ...set, sizes: set.sizes.map(long) })),
  };
}

/** The facts that a page has brought. */
export function receivedFacts(sent: SentFacts): CurrentLists["facts"] {
  const { filter, type } = ofEntry;
  return sent.map((fact) => ({ filter, type, ...fact, options: fact.options.map(long) }));
}
