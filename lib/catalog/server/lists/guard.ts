import "server-only";
import type { ClientSession } from "mongoose";
import { AppError, invalid } from "@/lib/errors";
import { ListGuard } from "@/models/list-guard";

/** The fields of a product through which it refers to entries, sizes and options. */
export interface Referring {
  category: string;
  brand: string;
  kind?: string | undefined;
  size: readonly string[];
  facts?: Readonly<Record<string, string>> | undefined;
}

/** Fields of a product, or of a change of one. */
type SentFields = Partial<Omit<Referring, "facts">> & { facts?: Readonly<Record<string, string | null>> | undefined };

/** What a product refers to, as the ids of guards; texts of facts count as options too, which harms nobody. */
function referencesOf({ category, brand, kind, size = [], facts = {} }: SentFields): string[] {
  return [
    ...(category ? [`categories:${category}`] : []),
    ...(brand ? [`brands:${brand}`] : []),
    ...(kind ? [`kinds:${kind}`] : []),
    ...size.map((id) => `sizes:${id}`),
    // Without a value the fact is removed.
    ...Object.entries(facts).flatMap(([fact, value]) =>
      value ? [`facts:${fact}`, ...(isId(value) ? [`options:${fact}:${value}`] : [])] : [],
    ),
  ];
}

const isId = (text: string) => /^[a-z0-9&-]{1,40}$/.test(text);

/** Writes guards, so that of two transactions that need the same one, the second begins anew. */
export async function touchGuards(
  ids: readonly string[],
  session: ClientSession,
  gone?: { gone: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const update = { $inc: { count: 1 }, ...(gone && { $set: gone }) };
  const writes = [...new Set(ids)].sort().map((_id) => ({ updateOne: { filter: { _id }, update, upsert: true } }));
  await ListGuard.bulkWrite(writes, { session, ordered: true });
}

/** Counts entries, sizes or options as deleted or merged, within the transaction that does it. */
export function markGone(ids: readonly string[], session: ClientSession): Promise<void> {
  return touchGuards(ids, session, { gone: true });
}

/** The same for those that there are again. */
export async function markThere(ids: readonly string[], session: ClientSession): Promise<void> {
  if (ids.length > 0)
    await ListGuard.updateMany({ _id: { $in: ids }, gone: true }, { $set: { gone: false } }, { session });
}

/**
 * Secures what products refer to after a change, within the transaction that saves them: of that and of a deletion or a
 * merge at the same time, one begins anew and sees the other.
 * @param changes each product before, null for a new one, and after
 * @throws AppError invalid with the field when what it refers to was deleted or merged meanwhile
 */
export async function guardReferences(
  session: ClientSession,
  changes: readonly { before: Referring | null; after: Referring }[],
): Promise<void> {
  const gained = new Set<string>();
  for (const { before, after } of changes) {
    const old = new Set(before ? referencesOf(before) : []);
    for (const id of referencesOf(after)) if (!old.has(id)) gained.add(id);
  }
  if (gained.size === 0) return;
  await touchGuards([...gained], session);
  const gone = await firstGone(gained, session);
  if (!gone) return;
  const [list = "", id = ""] = gone.split(":");
  const field = list === "facts" || list === "options" ? `facts.${id}` : (fields[list] ?? list);
  throw invalid(field, "was just deleted from the catalogue, or merged into another");
}

/**
 * Secures what the rows of an import refer to, within the transaction that begins to carry it out: from then on nothing of
 * it is deleted. Of that and of a change of the lists at the same time, one begins anew and sees the other.
 * @throws AppError stale when something of it was deleted or merged since the rows were checked
 */
export async function guardRows(session: ClientSession, rows: readonly SentFields[]): Promise<void> {
  await touchGuards(["lists"], session);
  const gone = await firstGone(new Set(rows.flatMap(referencesOf)), session);
  if (gone) throw new AppError("stale", "The catalogue changed since the preview. Nothing was imported.");
}

/** One of these guards that counts as deleted or merged. */
async function firstGone(ids: ReadonlySet<string>, session: ClientSession): Promise<string | undefined> {
  const gone = await ListGuard.findOne({ _id: { $in: [...ids] }, gone: true }, { _id: 1 }, { session }).lean();
  return gone?._id;
}

/** The fields of a product that refer to a list. */
const fields: Record<string, string> = { categories: "category", brands: "brand", kinds: "kind", sizes: "size" };
