import type { PageOfList } from "@/lib/http/page-of-list";

/** The query key of the lists of returns. */
export const allReturnsKey = ["admin-returns"] as const;

/** The filters of the list; an empty string means no filter. */
export interface ReturnSearch {
  q: string;
  status: string;
  group: string;
}

/** A page of all returns, as admins see it. */
export function allReturns(page: number, search: ReturnSearch): PageOfList {
  return { key: allReturnsKey, path: "/api/admin/returns/get", limit: 20, page, search: { ...search } };
}
