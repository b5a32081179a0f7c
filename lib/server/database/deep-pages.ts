import "server-only";
import type { Model, QueryFilter, Types } from "mongoose";
import { paged } from "./paged";
import { deepSkip, type GrowingList, readGrowingPage } from "./read-page";

/** The number of a page, from 1, and how many rows it has. */
interface At {
  page: number;
  size: number;
}

interface TimeList<Fields> extends Omit<GrowingList<Fields>, "count"> {
  /** Whether rows can leave it, or come back, as those of a status do. */
  isChanging?: boolean;
}

/** A page of a list, newest first, and its position. */
export function pageByTime<Fields>(at: At, { isChanging = false, ...list }: TimeList<Fields>) {
  const count = once(() => countOf(list.model, list.filter));
  return paged(at, (skip, take) => readGrowingPage({ ...list, ...(isChanging && { count }) }, skip, take), count);
}

interface TwoPartList<Fields> extends GrowingList<Fields> {
  filter: QueryFilter<Fields>;
  /** What the rows have that come before all others, and are few; what the others have. */
  first: QueryFilter<Fields>;
  others: QueryFilter<Fields>;
  /** The order of all rows; that of the others is by time. */
  order: Record<string, 1 | -1>;
}

/** A page of a list in which what needs somebody comes first, then the others, newest first; and its position. */
export function pageOfTwoParts<Fields>(at: At, { first, others, order, ...list }: TwoPartList<Fields>) {
  const { model, filter } = list;
  const count = once(list.count ?? (() => countOf(model, filter)));
  const also = (condition: QueryFilter<Fields>) => ({ $and: [filter, condition] }) as QueryFilter<Fields>;
  const read = async (skip: number, take: number) => {
    const before = skip < deepSkip ? null : await model.countDocuments(also(first));
    if (before === null || skip < before) {
      return model.find(filter).sort(order).skip(skip).limit(take).lean<(Fields & { _id: Types.ObjectId })[]>().exec();
    }
    const rest = { ...list, filter: also(others), count: async () => (await count()) - before };
    return readGrowingPage(rest, skip - before, take);
  };
  return paged(at, read, count);
}

/** Counting without a condition would read every document. */
function countOf<Fields>(model: Model<Fields>, filter: QueryFilter<Fields> = {}): Promise<number> {
  const isFiltered = Object.keys(filter).length > 0;
  return (isFiltered ? model.countDocuments(filter) : model.estimatedDocumentCount()).exec();
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
