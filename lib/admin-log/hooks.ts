"use client";

import { usePages } from "@/lib/http/use-pages";
import { adminLog, type LogSearch } from "./pages";
import type { LogAnswer } from "./schema";

/** A page of admin changes, newest first. */
export function useLog({ page, ...search }: LogSearch & { page: number }) {
  const { answer, ...rest } = usePages<LogAnswer>(adminLog(page, search));
  return { entries: answer?.entries ?? [], ...rest };
}
