import { AppError, invalid } from "@/lib/errors";
import { build, idOf, type Named, type Sent } from "./built";
import type { CurrentLists, Merged } from "./current";
import { labelKey } from "./label-key";
import type { SaveList } from "./save-schema";
import { type CatalogueLists, type Entries, type ListId, limits } from "./schema";
import { listWords } from "./words";

/** What a list is compared with: all lists as they are stored, and what merged entries mean. */
export type Known = CatalogueLists & Pick<CurrentLists, "aliases" | "mergedLabels">;

/** Entries of a list by their ids, in its order. */
type ById = Map<string, Named & Record<string, unknown>>;

/** The entry that the id of a merged one means; undefined for any other id. */
export function meaningOf({ aliases }: Pick<Known, "aliases">, list: ListId, id: string): string | undefined {
  return meaningIn(aliases, list, id);
}

function meaningIn(merged: Merged | undefined, list: ListId, key: string): string | undefined {
  if (!merged || (list !== "brands" && list !== "kinds")) return undefined;
  return Object.hasOwn(merged[list], key) ? merged[list][key] : undefined;
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

function sizesTaken({ sizeSets }: Known): Map<string, string> {
  return new Map(sizeSets.flatMap(({ id: set, sizes }) => sizes.map(({ id }): [string, string] => [id, set])));
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
    const meant = meaningIn(known.mergedLabels, list, key);
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
