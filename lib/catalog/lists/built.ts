import { invalid } from "@/lib/errors";
import { noGoods } from "../goods";
import { idFromLabel } from "./entry-id";
import { labelKey } from "./label-key";
import type { ListId } from "./schema";

export interface Named {
  id: string;
  label: string;
  hidden: boolean;
}

/** Part of an entry as it is sent. */
export type Sent = Partial<Named> & Record<string, unknown>;

/** The id of an entry, size or option that is sent, made from its label where it has none. */
export function idOf(entry: Sent, path: string, isTaken: (id: string) => boolean): string {
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

/** An entry as it is after a change, by its list. @throws AppError invalid with the field */
export const build: Record<ListId, Build> = {
  brands: (change) => merged(change, {}),
  categories: (change) => {
    const { before, sent } = change;
    const tile = { colour: "kesar", picture: "", ...(before?.tile as object), ...(sent.tile as object) };
    return { ...merged(change, {}), tile };
  },
  kinds: (change) => {
    const entry = merged(change, { sizeSet: "letters", facts: [], hsn: "", picture: "", ...noGoods });
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
