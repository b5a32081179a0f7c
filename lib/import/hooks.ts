"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { productsKey } from "@/lib/catalog/admin/pages";
import { ApiError, api } from "@/lib/http/client";
import type { ImportReport } from "./report-schema";
import type { ImportProgressAnswer, RecentImport, RecentImportsAnswer } from "./schema";
import { carryOut, checkFile, type ImportStep, importBase, type Sending, sendParts } from "./send";

/** A checked file. */
export interface CheckedFile {
  importId: string;
  report: ImportReport;
  /** Those of the chosen pictures that its rows name. */
  used: ReadonlySet<File>;
}

/** A file to check, with the chosen pictures by their keys. */
export interface ChosenFiles {
  file: File;
  pictures: ReadonlyMap<string, File>;
}

const beginning: ImportStep = { name: "file", share: 0 };

/** Checks a CSV file of products with its pictures, and imports it as reported. */
export function useImport() {
  const cache = useQueryClient();
  const [step, onStep] = useState(beginning);
  const running = useRef<AbortController>(null);
  /** The file that was sent last, its import, and the pictures that were sent with it. */
  const sent = useRef<{ file: File; importId: string; pictures: Set<File> }>(null);

  function start(first: ImportStep): Sending {
    running.current?.abort();
    running.current = new AbortController();
    onStep(first);
    return { onStep, signal: running.current.signal };
  }

  const check = useMutation({
    mutationFn: async ({ file, pictures }: ChosenFiles): Promise<CheckedFile> => {
      const sending = start(beginning);
      if (sent.current?.file !== file) {
        sent.current = { file, importId: await sendParts(file, sending), pictures: new Set() };
      }
      const { importId, pictures: used } = sent.current;
      return { importId, report: await checkFile(importId, pictures, used, sending), used };
    },
  });
  const apply = useMutation({
    mutationFn: ({ importId, report }: CheckedFile) =>
      carryOut(importId, report.seal, start({ name: "import", share: 0 })),
    onSuccess: () => void cache.invalidateQueries({ queryKey: productsKey }),
    // A refused import can't be continued: the file has to be sent again.
    onError: (error) => {
      if (error instanceof ApiError && error.code === "stale") sent.current = null;
    },
  });
  useEffect(() => () => running.current?.abort(), []);

  function forget() {
    running.current?.abort();
    sent.current = null;
    check.reset();
    apply.reset();
  }
  return { check, apply, step, forget };
}

const recentKey = ["recent-imports"] as const;

/** The polling interval of a running import, in ms. */
const pollMs = 2_000;

/**
 * The imports of all admins that are running or ended within the last hour, polled while one is running. One that has
 * stalled, because its browser or its server process ended, is continued from here.
 */
export function useRecentImports(isShown: boolean): RecentImport[] {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: recentKey,
    queryFn: ({ signal }) => api<RecentImportsAnswer>(`${importBase}/recent`, { signal }),
    enabled: isShown,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.imports.some(isRunning) ? pollMs : false),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (importId: string) =>
      api<ImportProgressAnswer>(`${importBase}/continue`, { method: "POST", body: { importId } }),
    onSettled: () => cache.invalidateQueries({ queryKey: recentKey }),
  });
  const imports = data?.imports ?? [];
  const stalled = imports.find((one) => one.stalled)?.importId;
  useEffect(() => {
    if (isShown && stalled && !isPending) mutate(stalled);
  }, [isShown, stalled, isPending, mutate]);

  const runs = imports.some(isRunning);
  const ran = useRef(false);
  useEffect(() => {
    // Refresh the product lists after an import has ended.
    if (ran.current && !runs) void cache.invalidateQueries({ queryKey: productsKey });
    ran.current = runs;
  }, [runs, cache]);
  return imports;
}

function isRunning({ state }: RecentImport): boolean {
  return state === "running";
}
