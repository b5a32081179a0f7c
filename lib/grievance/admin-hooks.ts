"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import type { GrievanceAnswer, GrievanceList, UpdateGrievance } from "./schema";

const grievancesKey = ["admin-grievances"] as const;

/** How many grievances a page of the list shows. */
const perPage = 20;

/** The filters of the list; an empty string means no filter. */
interface GrievanceSearch {
  page: number;
  q: string;
  state: string;
  overdue: string;
}

/** A page of the grievances, newest first; the list is empty after a failed request. */
export function useGrievances({ page, ...search }: GrievanceSearch) {
  const path = "/api/admin/grievances/get";
  const list = { key: grievancesKey, path, limit: perPage, page, search: { ...search }, refetchOnWindowFocus: true };
  const { answer, ...rest } = usePages<GrievanceList>(list);
  return { grievances: answer?.grievances ?? [], ...rest };
}

/** Answers a grievance, or sets its state. Invalidates the list on success and on failure. */
export function useUpdateGrievance() {
  return useSend<UpdateGrievance, GrievanceAnswer>({
    method: "PUT",
    path: "/api/admin/grievances/update",
    changes: grievancesKey,
  });
}
