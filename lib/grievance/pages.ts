import type { PageOfList } from "@/lib/http/page-of-list";

/** The query key of the lists of grievances. */
export const grievancesKey = ["admin-grievances"] as const;

/** The filters of the list; an empty string means no filter. */
export interface GrievanceSearch {
  q: string;
  state: string;
  overdue: string;
}

/** A page of all grievances, as admins see it. */
export function allGrievances(page: number, search: GrievanceSearch): PageOfList {
  return { key: grievancesKey, path: "/api/admin/grievances/get", limit: 20, page, search: { ...search } };
}
