import type { PageOfList } from "@/lib/http/page-of-list";

/** The filters of the log; an empty string means no filter. */
export interface LogSearch {
  q: string;
  kind: string;
}

/** A page of admin changes, as the page Log shows it. */
export function adminLog(page: number, search: LogSearch): PageOfList {
  return { key: ["admin-log"], path: "/api/admin/log/get", limit: 30, page, search: { ...search } };
}
