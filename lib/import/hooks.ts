"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { productsKey } from "@/lib/catalog/admin-hooks";
import type { ImportReport } from "@/lib/catalog/import-schema";
import { ApiError, api } from "@/lib/http/client";
import type { ImportProgressAnswer, RecentImport, RecentImportsAnswer } from "./schema";
import { carryOut, type ImportStep, importBase, lookAt, type Sending, sendParts } from "./send";

/** A file that was looked at. */
export interface CheckedFile {
  importId: string;
  report: ImportReport;
  /** The pictures that its rows name, of those that were chosen. */
  used: ReadonlySet<File>;
}

/** A file to be looked at, with the pictures that were chosen, by their keys. */
export interface ChosenFiles {
  file: File;
  pictures: ReadonlyMap<string, File>;
}

const beginning: ImportStep = { name: "file", share: 0 };

/** Has a CSV file of products looked at, with its pictures, and imports it as the report said. */
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
      return { importId, report: await lookAt(importId, pictures, used, sending), used };
    },
  });
  const apply = useMutation({
    mutationFn: ({ importId, report }: CheckedFile) =>
      carryOut(importId, report.seal, start({ name: "import", share: 0 })),
    onSuccess: () => void cache.invalidateQueries({ queryKey: productsKey }),
    // An import that was refused is over: the file has to be sent anew.
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

/** How often an import that runs is asked about, in ms. */
const pollMs = 2_000;

/**
 * The imports of all admins that run or ended within the last hour, asked about while one runs. One that has come to a
 * halt, because its browser or its shop went away, is carried on from here.
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
    // The products of an import that was watched to its end are shown.
    if (ran.current && !runs) void cache.invalidateQueries({ queryKey: productsKey });
    ran.current = runs;
  }, [runs, cache]);
  return imports;
}

function isRunning({ state }: RecentImport): boolean {
  return state === "running";
}
