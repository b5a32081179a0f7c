import type { ChangeOf } from "@/lib/admin-log/server/service";
import { keysOf } from "@/lib/keys";
import type { ListId } from "../../lists/schema";
import { listWords } from "../../lists/words";

type CatalogueChange = ChangeOf<"catalogue">;
type Fields = Record<string, unknown>;
type Logged = Fields & { id: string; label: string };

/** An action about an entry, as the log of admins has it. */
export function logged(
  action: CatalogueChange["action"],
  list: ListId,
  { id, label }: { id: string; label: string },
  fields: Pick<CatalogueChange, "before" | "after">,
): CatalogueChange {
  return {
    action,
    target: { kind: "catalogue", id: `${list}/${id}`, title: `${listWords[list].one} ${label}` },
    ...fields,
  };
}

/** What changed from one list to another: entries that are new or differ, and the order of the others. */
export function changesOf(
  list: ListId,
  before: readonly { id: string; label: string }[],
  after: readonly { id: string; label: string }[],
): CatalogueChange[] {
  const old = new Map(before.map((entry) => [entry.id, readable(entry as Logged)]));
  const changes = after.flatMap((entry): CatalogueChange[] => {
    const fresh = readable(entry as Logged);
    const former = old.get(entry.id);
    if (!former) return [logged("add entry", list, entry, { before: null, after: fresh })];
    const changed = keysOf(fresh).filter((name) => textOf(fresh[name]) !== textOf(former[name]));
    if (changed.length === 0) return [];
    const only = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
    return [logged("edit entry", list, entry, { before: only(former), after: only(fresh) })];
  });
  const moved = movedPart(
    before.map(({ id }) => id),
    after.filter(({ id }) => old.has(id)).map(({ id }) => id),
  );
  if (!moved) return changes;
  const whole = { id: "", label: "" };
  const { target, ...order } = logged("order list", list, whole, moved);
  return [...changes, { ...order, target: { ...target, title: listWords[list].many } }];
}

/** The part of an order that changed, without what begins and ends alike; null when nothing did. */
function movedPart(before: string[], after: string[]): { before: Fields; after: Fields } | null {
  const first = before.findIndex((id, at) => id !== after[at]);
  if (first < 0) return null;
  const last = before.findLastIndex((id, at) => id !== after[at]) + 1;
  return { before: { order: before.slice(first, last) }, after: { order: after.slice(first, last) } };
}

/** An entry as the log shows it: lists of sizes and options by their labels. */
export function readable({ id: _, ...entry }: Logged): Fields {
  const { sizes, options, tile, ...rest } = entry;
  return {
    ...rest,
    ...(sizes !== undefined && { sizes: itemsOf(sizes) }),
    ...(options !== undefined && { options: itemsOf(options) }),
    ...(tile !== undefined && {
      tile: Object.values(tile as object)
        .filter(Boolean)
        .join(", "),
    }),
  };
}

interface Item {
  label: string;
  hidden: boolean;
  note?: string;
}

function itemsOf(items: unknown): string[] {
  return (items as Item[]).map(({ label, note, hidden }) =>
    [label, note && `(${note})`, hidden && "(hidden)"].filter(Boolean).join(" "),
  );
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? "";
}
