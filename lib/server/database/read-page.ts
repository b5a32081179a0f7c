import "server-only";
import type { Model, QueryFilter, Types } from "mongoose";

/** From this many skipped rows on, keys are remembered: page 101 of the lists that show 20 rows. */
export const deepSkip = 2_000;
/** How many rows may lie between a remembered key and a page that is read from there. */
const maxDistance = 2_000;
/** How long keys are remembered, in ms. */
const rememberedMs = 60_000;
/** How many are, for each list. */
const maxKeys = 1_000;
/** Rows as old as this, in ms, are there: a transaction that adds one takes 15 s at most. */
const settledMs = 60_000;

/** A list, newest first, that grows at its start: no time changes, and what is in it stays there, or is counted. */
export interface GrowingList<Fields> {
  model: Model<Fields>;
  /** The field that it is sorted by, before `_id`. */
  time: string;
  /** The documents that are in it; all unless set. */
  filter?: QueryFilter<Fields>;
  /** The index that it is read by; the time and `_id` unless set, null for the one that MongoDB chooses. */
  hint?: Record<string, 1 | -1> | null | undefined;
  /** How many rows it has, where rows can leave it or come back after all: what is remembered holds while that fits. */
  count?: () => Promise<number>;
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
  /** How many rows that are not newer than `base` the list has; 0 where that is not asked. */
  settled: number;
  keys: Key[];
}

const remembered = new Map<string, Remembered>();

/**
 * The rows of a page. A deep page is read from the key of one near to it, if one was read in the last minute, rather than
 * from the start of the list. The answer is the same: since then rows can only have been added at the start, and those are
 * counted. Where rows can leave too, a page can be off by a few for a minute, if as many have come back as have left.
 * @param skip how many rows come before the page, @param take how many it has at most
 */
export async function readGrowingPage<Fields>(
  { model, time, filter = {}, hint = { [time]: -1, _id: -1 }, count }: GrowingList<Fields>,
  skip: number,
  take: number,
): Promise<(Fields & { _id: Types.ObjectId })[]> {
  type Row = Fields & { _id: Types.ObjectId };
  const order = { [time]: -1, _id: -1 } as const;
  const options = hint ? { hint } : {};
  const also = (condition: object) => ({ $and: [filter, condition] }) as QueryFilter<Fields>;
  const read = (from: QueryFilter<Fields>, rows: number) =>
    model.find(from, null, options).sort(order).skip(rows).limit(take).lean<Row[]>();
  if (skip < deepSkip) return read(filter, skip);
  const known = knownOf(`${model.modelName} ${JSON.stringify(filter)}`);
  const countNewer = () => model.countDocuments(also({ [time]: { $gt: known.base } }), options);
  const [newer, all] = await Promise.all([countNewer(), count?.()]);
  const settled = all === undefined ? 0 : all - newer;
  if (settled !== known.settled) Object.assign(known, { settled, keys: [] });
  const position = skip - newer;
  const near = known.keys.findLast((key) => key.position <= position && position - key.position <= maxDistance);
  const rows = near ? await read(also(notBefore(near, time)), position - near.position) : await read(filter, skip);
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
  for (const [other, { until }] of remembered) if (until <= now) remembered.delete(other);
  const fresh = { base: new Date(now - settledMs), until: now + rememberedMs, settled: 0, keys: [] };
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
