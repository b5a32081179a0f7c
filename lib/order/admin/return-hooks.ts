"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import type { ReturnAnswer, ReturnListAnswer, UpdateReturn } from "@/lib/return/schema";

const allReturnsKey = ["admin-returns"] as const;

/** How many returns a page of the list shows. */
const perPage = 20;

/** The filters of the list; an empty string means no filter. */
export interface ReturnSearch {
  page: number;
  q: string;
  status: string;
}

/** A page of all shoppers' returns, newest first; the list is empty after a failed request. */
export function useAllReturns({ page, ...search }: ReturnSearch) {
  const path = "/api/admin/returns/get";
  const list = { key: allReturnsKey, path, limit: perPage, page, search: { ...search }, refetchOnWindowFocus: true };
  const { answer, ...rest } = usePages<ReturnListAnswer>(list);
  return { returns: answer?.returns ?? [], ...rest };
}

/** Sets a return's status, or marks its money as paid. Invalidates the lists on success and on failure. */
export function useUpdateReturn() {
  return useSend<UpdateReturn, ReturnAnswer>({
    method: "PUT",
    path: "/api/admin/returns/update",
    changes: allReturnsKey,
  });
}
