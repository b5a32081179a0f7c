import "server-only";
import type { QueryFilter } from "mongoose";
import { defaultPageSize } from "@/lib/http/shapes";
import { returnGroups } from "@/lib/return/groups";
import type { AdminReturnQuery, ReturnListAnswer } from "@/lib/return/schema";
import { connectDatabase } from "@/lib/server/database/connection";
import { pageByTime } from "@/lib/server/database/deep-pages";
import { Return, type ReturnFields } from "@/models/return";
import { orderSearch } from "../admin/search";
import { stepNames } from "../admin/step-names";
import { toReturn } from "./shape";

/** A page of all matching returns for admins, newest first. */
export async function listAllReturns(query: AdminReturnQuery): Promise<ReturnListAnswer> {
  await connectDatabase();
  const { page, limit = defaultPageSize, status, group, q } = query;
  const { rows, position } = await pageByTime<ReturnFields>(
    { page, size: limit },
    {
      model: Return,
      time: "requestedAt",
      filter: filterOf(query),
      hint: q || group ? null : status && { status: 1, requestedAt: -1, _id: -1 },
      isChanging: Boolean(q || group || status),
    },
  );
  const names = await stepNames(rows);
  return { returns: rows.map((one) => toReturn(one, names)), ...position };
}

function filterOf({ q, status, group }: AdminReturnQuery): QueryFilter<ReturnFields> {
  const conditions: QueryFilter<ReturnFields>[] = [];
  // A return has the search words of its order, and its own number.
  if (q) conditions.push(orderSearch(q) as QueryFilter<ReturnFields>);
  if (status) conditions.push({ status });
  if (group) conditions.push({ $or: returnGroups[group].conditions });
  return conditions.length > 0 ? { $and: conditions } : {};
}
