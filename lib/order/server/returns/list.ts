import "server-only";
import type { QueryFilter } from "mongoose";
import { defaultPageSize } from "@/lib/http/shapes";
import type { AdminReturnQuery, ReturnListAnswer } from "@/lib/return/schema";
import { connectDatabase } from "@/lib/server/database/db";
import { pageByTime } from "@/lib/server/database/deep-pages";
import { Return, type ReturnFields } from "@/models/return";
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
  const { rows, position } = await pageByTime<ReturnFields>(
    { page, size: limit },
    {
      model: Return,
      time: "requestedAt",
      filter,
      hint: q ? null : status && { status: 1, requestedAt: -1, _id: -1 },
      isChanging: Boolean(q || status),
    },
  );
  const names = await stepNames(rows);
  return { returns: rows.map((one) => toReturn(one, names)), ...position };
}
