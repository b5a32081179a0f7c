"use client";

import { usePages } from "@/lib/http/use-pages";
import type { LogAnswer } from "./schema";

/** How many entries a page of the log shows. */
const entriesPerPage = 30;

/** A page of admin changes, newest first; empty strings do not filter. */
export function useLog({ page, ...search }: { page: number; q: string; kind: string }) {
  const list = { key: ["admin-log"], path: "/api/admin/log/get", limit: entriesPerPage, page, search };
  const { answer, ...rest } = usePages<LogAnswer>(list);
  return { entries: answer?.entries ?? [], ...rest };
}
