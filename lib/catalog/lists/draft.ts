import { keysOf } from "@/lib/keys";
import { type Trader, traderText } from "../goods";
import { labelKey } from "./label-key";
import { mergedItems } from "./merged";
import type { AdminEntry } from "./save-schema";
import type { ListId } from "./schema";

/** A size or an option in a form. */
export interface DraftItem {
  /** Tells it from others while it is edited. */
  key: string;
  /** Of one that is stored. */
  id?: string;
  label: string;
  /** The second line of a size. */
  note: string;
  hidden: boolean;
  /** How many products in the shop have it. */
  products: number;
}

/** An entry of any list as its form has it. */
export interface Draft {
  label: string;
  hidden: boolean;
  categories: string[];
  sizeSet: string;
  facts: string[];
  hsn: string;
  picture: string;
  origin: string;
  /** Name and address, a line each. */
  maker: string;
  importer: string;
  netQuantity: string;
  colour: string;
  sizes: DraftItem[];
  type: string;
  filter: boolean;
  options: DraftItem[];
}

/** What the fields are called on screen. */
export const draftLabels: Record<keyof Draft, string> = {
  label: "Name",
  hidden: "Hidden",
  categories: "Categories",
  sizeSet: "Sizes",
  facts: "Facts",
  hsn: "HSN code",
  picture: "Picture",
  origin: "Country of origin",
  maker: "Maker",
  importer: "Importer",
  netQuantity: "Net quantity",
  colour: "Colour of the tile",
  sizes: "Sizes",
  type: "Kind of fact",
  filter: "Filter in the shop",
  options: "Options",
};

/** The fields that the form of a list has. */
export const draftFields: Record<ListId, readonly (keyof Draft)[]> = {
  categories: ["label", "hidden", "colour", "picture"],
  kinds: [
    "label",
    "hidden",
    "categories",
    "sizeSet",
    "facts",
    "hsn",
    "origin",
    "maker",
    "importer",
    "netQuantity",
    "picture",
  ],
  brands: ["label", "hidden"],
  sizeSets: ["label", "hidden", "sizes"],
  facts: ["label", "hidden", "type", "filter", "options"],
};

type Loose = Partial<Omit<Draft, "maker" | "importer">> & {
  maker?: Trader | null;
  importer?: Trader | null;
  tile?: { colour: string; picture: string };
};

/** The form of an entry; of a new one for null. */
export function draftOf(entry: AdminEntry | null): Draft {
  const stored = (entry ?? {}) as Loose;
  return {
    label: stored.label ?? "",
    hidden: stored.hidden ?? false,
    categories: stored.categories ?? [],
    sizeSet: stored.sizeSet ?? "letters",
    facts: stored.facts ?? [],
    hsn: stored.hsn ?? "",
    picture: stored.tile?.picture ?? stored.picture ?? "",
    origin: stored.origin ?? "",
    maker: traderText(stored.maker),
    importer: traderText(stored.importer),
    netQuantity: stored.netQuantity ?? "",
    colour: stored.tile?.colour ?? "kesar",
    sizes: itemsOf(stored.sizes),
    type: stored.type ?? "options",
    filter: stored.filter ?? false,
    options: itemsOf(stored.options),
  };
}

function itemsOf(items: readonly DraftItem[] | undefined): DraftItem[] {
  return (items ?? []).map(({ id, label, note = "", hidden, products = 0 }) => {
    return { key: id ?? label, id, label, note, hidden, products };
  });
}

/** What two forms have differently, of the fields of a list. */
export function changedFields(list: ListId, before: Draft, after: Draft): (keyof Draft)[] {
  return draftFields[list].filter((field) => sentText(before[field]) !== sentText(after[field]));
}

/** A value without what only the form knows. */
const sentText = (value: unknown) =>
  JSON.stringify(value, (key, each) => (key === "key" || key === "products" ? undefined : each));

/**
 * The changes of an entry as the API takes them: the fields that differ, of a new entry all.
 * @param id the entry; null for a new one
 */
export function changesOf(list: ListId, id: string | null, before: Draft, after: Draft): Record<string, unknown> {
  const fields = id === null ? draftFields[list] : changedFields(list, before, after);
  const { colour, picture } = after;
  const values = Object.fromEntries(
    fields.map((field) => [
      field,
      field === "sizes" || field === "options" ? sentItems(after[field], field) : after[field],
    ]),
  );
  const { colour: _, picture: __, ...others } = values;
  const isTiled = list === "categories" && fields.some((field) => field === "colour" || field === "picture");
  const sent = isTiled ? { ...others, tile: { colour, picture } } : values;
  return { ...(id !== null && { id }), ...sent };
}

function sentItems(items: readonly DraftItem[], field: "sizes" | "options") {
  return items.map(({ id, label, note, hidden }) => ({
    ...(id !== undefined && { id }),
    label,
    hidden,
    ...(field === "sizes" && { note }),
  }));
}

/** A field that another admin changed meanwhile, or that both did. */
export interface DraftConflict {
  field: string;
  before: string;
  theirs: string;
  /** With theirs, in lists. Null where this admin left it. */
  yours: string | null;
}

/** What another admin changed since a form was opened, and what this one typed there. */
export function conflictsOf(list: ListId, before: Draft, theirs: Draft, yours: Draft): DraftConflict[] {
  const typed = new Set(changedFields(list, before, yours));
  const after = rebased(list, before, theirs, yours);
  return changedFields(list, before, theirs).map((field) => ({
    field: draftLabels[field],
    before: shownText(before[field]),
    theirs: shownText(theirs[field]),
    yours: typed.has(field) ? shownText(after[field]) : null,
  }));
}

/**
 * Whether all that was typed is in an entry now: the answer to an earlier try was lost, or another admin typed the same.
 * Sizes and options that were added have ids there.
 */
export function isSavedAlready(list: ListId, before: Draft, theirs: Draft, yours: Draft): boolean {
  return changedFields(list, before, yours).every((field) => typedText(theirs[field]) === typedText(yours[field]));
}

const typedText = (value: unknown) =>
  JSON.stringify(value, (key, each) => (["key", "products", "id"].includes(key) ? undefined : each));

/** The form after another admin's change: theirs, with what was typed over it. Lists have the changes of both. */
export function rebased(list: ListId, before: Draft, theirs: Draft, yours: Draft): Draft {
  const mine = changedFields(list, before, yours).map((field) => [field, merged(field, before, theirs, yours)]);
  return { ...theirs, ...Object.fromEntries(mine) };
}

function merged(field: keyof Draft, before: Draft, theirs: Draft, yours: Draft): Draft[keyof Draft] {
  if (field === "categories" || field === "facts") {
    const ids = { keyOf: (id: string) => id, isSame: () => true };
    return mergedItems({ before: before[field], theirs: theirs[field], yours: yours[field] }, ids);
  }
  if (field !== "sizes" && field !== "options") return yours[field];
  const added = theirs[field].filter(({ id }) => !before[field].some((item) => item.id === id));
  // What both have added is one item, theirs, which has an id.
  const known = (item: DraftItem) => added.find(({ label }) => labelKey(label) === labelKey(item.label)) ?? item;
  const items = yours[field].map((item) => (item.id === undefined ? known(item) : item));
  const isSame = (one: DraftItem, other: DraftItem) => sentText(one) === sentText(other);
  return mergedItems(
    { before: before[field], theirs: theirs[field], yours: items },
    { keyOf: ({ key }) => key, isSame },
  );
}

function shownText(value: Draft[keyof Draft]): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value.replace("\n", ", ") || "none";
  const parts = value.map((each) =>
    typeof each === "string" ? each : [each.label, each.note && `(${each.note})`].filter(Boolean).join(" "),
  );
  return parts.join(", ") || "none";
}

/** Ids in a new order, after one was moved to another place. */
export function movedTo<Value>(values: readonly Value[], from: number, to: number): Value[] {
  const others = values.filter((_, at) => at !== from);
  return [...others.slice(0, to), values[from] as Value, ...others.slice(to)];
}

/** The first reason for each field of the form, from the fields of the API: `entries.0.tile.colour`. */
export function reasonsOf(issues: readonly { field: string; reason: string }[]): Partial<Record<string, string>> {
  const reasons: Partial<Record<string, string>> = {};
  for (const { field, reason } of issues) {
    const path = field.replace(/^entries\.0\./, "").replace(/^tile\./, "");
    const [name = "", at, part] = path.split(".");
    const isItem = (name === "sizes" || name === "options") && at !== undefined && part !== undefined;
    const key = isItem ? `${name}.${at}` : keysOf(draftLabels).includes(name as keyof Draft) ? name : "";
    reasons[key] ??= isItem || key ? reason : `${field} ${reason}`;
  }
  return reasons;
}
