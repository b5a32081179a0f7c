import "server-only";
import type { Model, QueryFilter, Types } from "mongoose";

/** From this many skipped rows on, keys are remembered: page 101 of the lists that show 20 rows. */
const deepSkip = 2_000;
/** How many rows may lie between a remembered key and a page that is read from there. */
const maxDistance = 2_000;
/** How long keys are remembered, in ms. */
const rememberedMs = 60_000;
/** How many are, for each list. */
const maxKeys = 1_000;
/** Rows as old as this, in ms, are there: a transaction that adds one takes 15 s at most. */
const settledMs = 60_000;

/**
 * A list of all documents, newest first, that only ever grows: none is removed, and no time changes. `time` is the first
 * field of its index, which ends with `_id`.
 */
interface GrowingList<Fields> {
  model: Model<Fields>;
  time: string;
}

/** The first row of a page that was read, and how many rows that are not newer than `base` come before it. */
interface Key {
  position: number;
  time: unknown;
  _id: Types.ObjectId;
}

/** What is remembered of a list. */
interface Remembered {
  base: Date;
  until: number;
  keys: Key[];
}

const remembered = new Map<string, Remembered>();

/**
 * The rows of a page. A deep page is read from the key of one near to it, if one was read in the last minute, rather than
 * from the start of the list. The answer is the same: since then rows can only have been added at the start, and those are
 * counted.
 * @param skip how many rows come before the page, @param take how many it has at most
 */
export async function readGrowingPage<Fields>(
  { model, time }: GrowingList<Fields>,
  skip: number,
  take: number,
): Promise<(Fields & { _id: Types.ObjectId })[]> {
  type Row = Fields & { _id: Types.ObjectId };
  const order = { [time]: -1, _id: -1 } as const;
  const read = (from: object, rows: number) =>
    model
      .find(from as QueryFilter<Fields>, null, { hint: order })
      .sort(order)
      .skip(rows)
      .limit(take)
      .lean<Row[]>();
  if (skip < deepSkip) return read({}, skip);
  const known = knownOf(model.modelName);
  const countNewer = () =>
    model.countDocuments({ [time]: { $gt: known.base } } as QueryFilter<Fields>, { hint: order });
  const newer = await countNewer();
  const position = skip - newer;
  const near = known.keys.findLast((key) => key.position <= position && position - key.position <= maxDistance);
  const rows = near ? await read(notBefore(near, time), position - near.position) : await read({}, skip);
  const [first] = rows;
  const isExact = near !== undefined || (await countNewer()) === newer;
  if (first && isExact && position >= 0) {
    remember(known, { position, time: (first as Record<string, unknown>)[time], _id: first._id });
  }
  return rows;
}

function knownOf(name: string): Remembered {
  const known = remembered.get(name);
  const now = Date.now();
  if (known && now < known.until) return known;
  const fresh = { base: new Date(now - settledMs), until: now + rememberedMs, keys: [] };
  remembered.set(name, fresh);
  return fresh;
}

function notBefore(key: Key, time: string): object {
  return { [time]: { $lte: key.time }, $or: [{ [time]: { $lt: key.time } }, { _id: { $lte: key._id } }] };
}

/** Keys are sorted by position. */
function remember({ keys }: Remembered, key: Key): void {
  if (keys.length >= maxKeys) return;
  const at = keys.findIndex(({ position }) => position >= key.position);
  if (keys[at]?.position === key.position) return;
  keys.splice(at < 0 ? keys.length : at, 0, key);
}
