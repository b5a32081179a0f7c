import "server-only";
import type { Model, QueryFilter, Types } from "mongoose";
import { batchesOf } from "@/lib/batches";
import type { Entries } from "./part";

/** How many documents are read at once. */
const batchSize = 50;

/** Makes a batch of documents their entries. */
type Shape<Fields, Entry> = (documents: (Fields & { _id: Types.ObjectId })[]) => Promise<Entry[]> | Entry[];

/**
 * Documents of a collection as entries of an export: their ids are read at once, and they themselves in batches as they
 * are asked for. So their number is that of the index, whatever is added meanwhile.
 * @param sort the order of the entries
 */
export async function batched<Fields, Entry>(
  model: Model<Fields>,
  filter: QueryFilter<Fields>,
  sort: Record<string, 1 | -1>,
  shape: Shape<Fields, Entry>,
): Promise<Entries<Entry>> {
  const found = await model.find(filter, { _id: 1 }).sort(sort).lean<{ _id: Types.ObjectId }[]>();
  const ids = found.map(({ _id }) => _id);
  return entriesOf(model, ids, shape);
}

/** The documents with these ids as entries of an export, in the order of the ids, read in batches as they are asked for. */
export function entriesOf<Fields, Entry>(
  model: Model<Fields>,
  ids: readonly Types.ObjectId[],
  shape: Shape<Fields, Entry>,
): Entries<Entry> {
  async function* read() {
    for (const batch of batchesOf(ids, batchSize)) {
      const documents = await model
        .find({ _id: { $in: batch } } as QueryFilter<Fields>)
        .lean<(Fields & { _id: Types.ObjectId })[]>();
      const byId = new Map(documents.map((document) => [document._id.toString(), document]));
      yield* await shape(batch.flatMap((id) => byId.get(id.toString()) ?? []));
    }
  }
  return { count: ids.length, entries: read() };
}
