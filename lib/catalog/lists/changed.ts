import { AppError, invalid } from "@/lib/errors";
import type { CurrentLists } from "./current";
import { idFromLabel } from "./entry-id";
import type { SaveList } from "./save-schema";
import { type CatalogueLists, type Entries, type ListId, limits } from "./schema";
import { listWords } from "./words";

interface Named {
  id: string;
  label: string;
  hidden: boolean;
}

/** Part of an entry as it is sent. */
type Sent = Partial<Named> & Record<string, unknown>;

/** What a list is compared with: all lists as they are stored, and what merged entries mean. */
export type Known = CatalogueLists & Pick<CurrentLists, "aliases">;

/** Entries of a list by their ids, in its order. */
type ById = Map<string, Named & Record<string, unknown>>;

/** The entry that an id or a label in lower case means since two were merged; undefined when it means none. */
export function meaningOf({ aliases }: Pick<Known, "aliases">, list: ListId, text: string): string | undefined {
  if (list !== "brands" && list !== "kinds") return undefined;
  return Object.hasOwn(aliases[list], text) ? aliases[list][text] : undefined;
}

/**
 * A list after a change: entries without an id get one from their label, fields left out stay, entries left out too.
 * @param known all lists as they are now
 * @throws AppError invalid with the field: an id or a label that is taken, too many entries, an unknown reference;
 * conflict when no category or brand would be visible
 */
export function entriesAfter<List extends ListId>(body: SaveList & { list: List }, known: Known): Entries[List][] {
  const { list, entries: sent, order } = body;
  const after: ById = new Map(
    known[list].map((entry) => [entry.id, entry as unknown as Named & Record<string, unknown>]),
  );
  const places = new Map<string, number>();
  const takenSizes = sizesTaken(known);
  for (const [at, entry] of (sent as Sent[]).entries()) {
    const path = `entries.${at}`;
    const id = idOf(entry, path, (taken) => after.has(taken) || meaningOf(known, list, taken) !== undefined);
    if (places.has(id)) throw invalid(`${path}.id`, "is in the list twice");
    if (meaningOf(known, list, id) !== undefined) throw invalid(`${path}.id`, "is the id of a merged entry");
    places.set(id, at);
    after.set(id, { ...build[list]({ before: after.get(id), sent: entry, path, takenSizes }), id });
  }
  checkLabels(list, after, places, known);
  if (after.size > limits[list]) {
    throw invalid("entries", `must leave at most ${limits[list]} ${listWords[list].many} in the list`);
  }
  for (const [id, at] of places) checkReferences(list, after.get(id) ?? {}, `entries.${at}`, known);
  checkVisible(list, after);
  return inOrder(after, order, new Set(known[list].map(({ id }) => id))) as unknown as Entries[List][];
}

/** @throws AppError conflict when no category or brand would be visible */
export function checkVisible(list: ListId, after: ReadonlyMap<string, Named>): void {
  if (list !== "categories" && list !== "brands") return;
  if ([...after.values()].some(({ hidden }) => !hidden)) return;
  throw new AppError(
    "conflict",
    `The shop needs a visible ${listWords[list].one}: the last one can't be hidden or go.`,
  );
}

function idOf(entry: Sent, path: string, isTaken: (id: string) => boolean): string {
  if (entry.id !== undefined) return entry.id;
  if (entry.label === undefined) throw invalid(`${path}.label`, "is missing");
  return idFromLabel(entry.label, isTaken);
}

interface Change {
  before: Record<string, unknown> | undefined;
  sent: Sent;
  /** The field of the entry in the body. */
  path: string;
  /** The ids of sizes, and the set that each is in. */
  takenSizes: Map<string, string>;
}

type Build = (change: Change) => Named & Record<string, unknown>;

/** An entry with what was sent, what it was before, and where it is new, what a new one has. */
function merged(
  { before, sent, path }: Pick<Change, "before" | "sent" | "path">,
  fresh: Record<string, unknown>,
): Named & Record<string, unknown> {
  const label = sent.label ?? before?.label;
  if (label === undefined) throw invalid(`${path}.label`, "is missing");
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return { id: "", hidden: false, ...fresh, ...before, ...given, label: String(label) };
}

const build: Record<ListId, Build> = {
  brands: (change) => merged(change, {}),
  categories: (change) => {
    const { before, sent } = change;
    const tile = { colour: "kesar", picture: "", ...(before?.tile as object), ...(sent.tile as object) };
    return { ...merged(change, {}), tile };
  },
  kinds: (change) => {
    const entry = merged(change, { sizeSet: "letters", facts: [], hsn: "", picture: "" });
    if (entry.categories === undefined) throw invalid(`${change.path}.categories`, "is missing");
    return { ...entry, categories: once(entry.categories), facts: once(entry.facts) };
  },
  sizeSets: (change) => {
    const entry = merged(change, { sizes: [] });
    const own = String(change.sent.id ?? change.path);
    return { ...entry, sizes: change.sent.sizes ? sizesOf(change, own) : (change.before?.sizes ?? []) };
  },
  facts: (change) => {
    const { before, sent, path } = change;
    const entry = merged(change, { type: "options", filter: false, options: [] });
    if (before && entry.type !== before.type) throw invalid(`${path}.type`, "can't be changed");
    if (entry.type === "text" && entry.filter) throw invalid(`${path}.filter`, "is for facts with options only");
    if (sent.options && entry.type === "text" && (sent.options as Sent[]).length > 0) {
      throw invalid(`${path}.options`, "are for facts with options only");
    }
    return sent.options ? { ...entry, options: itemsOf(change, "options", {}, () => false) } : entry;
  },
};

function once(values: unknown): unknown[] {
  return [...new Set(values as unknown[])];
}

/** The sizes of a set as sent: their ids are unique over all sets. */
function sizesOf(change: Change, own: string): Named[] {
  const { takenSizes } = change;
  const sizes = itemsOf(change, "sizes", { note: "" }, (id) => takenSizes.has(id) && takenSizes.get(id) !== own);
  for (const [id, set] of takenSizes) if (set === own) takenSizes.delete(id);
  for (const { id } of sizes) takenSizes.set(id, own);
  return sizes;
}

/** Sizes or options as sent, which is all of them. @param isForeign whether an id is taken elsewhere */
function itemsOf(
  { before, sent, path }: Change,
  field: "sizes" | "options",
  fresh: Record<string, unknown>,
  isForeign: (id: string) => boolean,
): Named[] {
  const stored = new Map(
    ((before?.[field] ?? []) as (Named & Record<string, unknown>)[]).map((item) => [item.id, item]),
  );
  const given = sent[field] as Sent[];
  const [ids, labels] = [new Set<string>(), new Set<string>()];
  const named = new Set(given.flatMap(({ id }) => id ?? []));
  return given.map((item, at) => {
    const itemPath = `${path}.${field}.${at}`;
    const isTaken = (id: string) => named.has(id) || ids.has(id) || stored.has(id) || isForeign(id);
    const id = idOf(item, itemPath, isTaken);
    if (ids.has(id)) throw invalid(`${itemPath}.id`, "is in the list twice");
    if (isForeign(id)) throw invalid(`${itemPath}.id`, "is the id of a size of another set");
    const whole = { ...merged({ before: stored.get(id), sent: item, path: itemPath }, fresh), id };
    const key = labelKey(whole.label);
    if (labels.has(key)) throw invalid(`${itemPath}.label`, "is in the list twice");
    ids.add(id);
    labels.add(key);
    return whole;
  });
}

function sizesTaken({ sizeSets }: Known): Map<string, string> {
  return new Map(sizeSets.flatMap(({ id: set, sizes }) => sizes.map(({ id }): [string, string] => [id, set])));
}

/** Labels are compared in this form: without case. */
export function labelKey(label: string): string {
  return label.toLowerCase();
}

function checkLabels(list: ListId, after: ById, places: ReadonlyMap<string, number>, known: Known): void {
  const owners = new Map<string, string[]>();
  for (const { id, label } of after.values()) {
    owners.set(labelKey(label), [...(owners.get(labelKey(label)) ?? []), id]);
  }
  for (const [id, at] of places) {
    const key = labelKey(after.get(id)?.label ?? "");
    if ((owners.get(key) ?? []).length > 1)
      throw invalid(`entries.${at}.label`, `is the label of another ${listWords[list].one}`);
    const meant = meaningOf(known, list, key);
    if (meant !== undefined && meant !== id) {
      throw invalid(`entries.${at}.label`, `means ${after.get(meant)?.label ?? meant} since the two were merged`);
    }
  }
}

function checkReferences(list: ListId, entry: Record<string, unknown>, path: string, known: Known): void {
  if (list !== "kinds") return;
  const refuse = (field: string, to: "category" | "size set" | "fact") => {
    throw invalid(`${path}.${field}`, `is no ${to} of the catalogue`);
  };
  const has = (entries: readonly { id: string }[], id: unknown) => entries.some((one) => one.id === id);
  for (const [at, id] of (entry.categories as string[]).entries()) {
    if (!has(known.categories, id)) refuse(`categories.${at}`, "category");
  }
  if (!has(known.sizeSets, entry.sizeSet)) refuse("sizeSet", "size set");
  for (const [at, id] of (entry.facts as string[]).entries()) if (!has(known.facts, id)) refuse(`facts.${at}`, "fact");
}

/** The entries in a wanted order: new ones may be left out of it and come last. @throws AppError invalid */
function inOrder(after: ById, order: readonly string[] | undefined, before: ReadonlySet<string>): unknown[] {
  if (!order) return [...after.values()];
  const wanted = new Set(order);
  if (wanted.size < order.length) throw invalid("order", "must have each id once");
  if (order.some((id) => !after.has(id)) || [...before].some((id) => !wanted.has(id))) {
    throw invalid("order", "must be all ids of the list");
  }
  const rest = [...after.keys()].filter((id) => !wanted.has(id));
  return [...order, ...rest].map((id) => after.get(id));
}
