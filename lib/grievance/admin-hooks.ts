"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import { allGrievances, type GrievanceSearch, grievancesKey } from "./pages";
import type { GrievanceAnswer, GrievanceList, UpdateGrievance } from "./schema";

/** A page of the grievances, newest first; the list is empty after a failed request. */
export function useGrievances({ page, ...search }: GrievanceSearch & { page: number }) {
  const list = { ...allGrievances(page, search), refetchOnWindowFocus: true };
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
