"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import type { ReturnAnswer, ReturnListAnswer, UpdateReturn } from "@/lib/return/schema";
import { allReturns, allReturnsKey, type ReturnSearch } from "./return-pages";

/** A page of all shoppers' returns, newest first; the list is empty after a failed request. */
export function useAllReturns({ page, ...search }: ReturnSearch & { page: number }) {
  const list = { ...allReturns(page, search), refetchOnWindowFocus: true };
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
