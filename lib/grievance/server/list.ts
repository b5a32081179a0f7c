import "server-only";
import type { QueryFilter } from "mongoose";
import { defaultPageSize } from "@/lib/http/shapes";
import { beginsWith, searchedWords } from "@/lib/search-words";
import { connectDatabase } from "@/lib/server/database/connection";
import { pageByTime } from "@/lib/server/database/deep-pages";
import { paged } from "@/lib/server/database/paged";
import { Grievance, type GrievanceFields, type StoredGrievance } from "@/models/grievance";
import type { GrievanceList, GrievanceQuery } from "../schema";
import { toGrievance } from "./shape";

/** Those that have missed their next time; each has one until it is resolved. */
const overdueNow = (): QueryFilter<GrievanceFields> => ({ dueAt: { $lt: new Date() } });

/** A page of all matching grievances, newest first; of overdue ones the longest overdue first. */
export async function listGrievances({
  page,
  limit = defaultPageSize,
  state,
  overdue,
  q = "",
}: GrievanceQuery): Promise<GrievanceList> {
  await connectDatabase();
  const conditions = [...(state ? [{ state }] : []), ...(overdue ? [overdueNow()] : []), ...found(q)];
  const filter: QueryFilter<GrievanceFields> = conditions.length > 0 ? { $and: conditions } : {};
  const at = { page, size: limit };
  const { rows, position } = overdue
    ? await paged(
        at,
        (skip, take) => Grievance.find(filter).sort({ dueAt: 1, _id: 1 }).skip(skip).limit(take).lean(),
        () => Grievance.countDocuments(filter),
      )
    : await pageByTime<GrievanceFields>(at, {
        model: Grievance,
        time: "at",
        filter,
        hint: q ? null : state && { state: 1, at: -1, _id: -1 },
        isChanging: Boolean(q || state),
      });
  return { grievances: (rows as StoredGrievance[]).map(toGrievance), ...position };
}

/** The conditions of a search: an id, or words of which each begins a search word. */
function found(q: string): QueryFilter<GrievanceFields>[] {
  if (/^[0-9a-f]{24}$/i.test(q)) return [{ _id: q }];
  return searchedWords(q).map((word) => ({ searchWords: beginsWith(word) }));
}

/** How many grievances have missed one of their times. */
export async function countOverdue(): Promise<number> {
  await connectDatabase();
  return Grievance.countDocuments(overdueNow());
}
