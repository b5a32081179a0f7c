import "server-only";
import type { QueryFilter } from "mongoose";
import { defaultPageSize } from "@/lib/http/shapes";
import type { AdminReturnQuery, ReturnListAnswer } from "@/lib/return/schema";
import { connectDatabase } from "@/lib/server/database/db";
import { paged } from "@/lib/server/database/paged";
import { readGrowingPage } from "@/lib/server/database/read-page";
import { Return, type ReturnFields, type StoredReturn } from "@/models/return";
import { orderSearch } from "../admin/search";
import { stepNames } from "../admin/step-names";
import { toReturn } from "./shape";

/** A page of all matching returns for admins, newest first. */
export async function listAllReturns(query: AdminReturnQuery): Promise<ReturnListAnswer> {
  await connectDatabase();
  const { page, limit = defaultPageSize, status, q } = query;
  // A return has the search words of its order, and its own number.
  const found = q ? (orderSearch(q) as QueryFilter<ReturnFields>) : {};
  const filter: QueryFilter<ReturnFields> = status ? { $and: [found, { status }] } : found;
  const { rows, position } = await paged(
    { page, size: limit },
    (skip, take) =>
      q || status
        ? Return.find(filter).sort({ requestedAt: -1, _id: -1 }).skip(skip).limit(take).lean<StoredReturn[]>()
        : (readGrowingPage({ model: Return, time: "requestedAt" }, skip, take) as Promise<StoredReturn[]>),
    () => (q || status ? Return.countDocuments(filter) : Return.estimatedDocumentCount()),
  );
  const names = await stepNames(rows);
  return { returns: rows.map((one) => toReturn(one, names)), ...position };
}
