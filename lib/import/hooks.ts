"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { productsKey } from "@/lib/catalog/admin-hooks";
import type { ImportAnswer, ImportReport } from "@/lib/catalog/import-schema";
import { ApiError } from "@/lib/http/client";
import { uploadRaw } from "@/lib/http/upload";
import { partBytes } from "./limits";
import type { ImportProgressAnswer, PartAnswer } from "./schema";

const base = "/api/admin/products/import";

/** How often a call that got no answer, or met a shop that just starts, is made again, and how long to wait before. */
const retries = 5;
const pauseMs = 2_000;
const passing = new Set([0, 502, 503, 504]);

/** A file that was looked at. */
export interface CheckedFile {
  importId: string;
  report: ImportReport;
}

/** Where an import stands, for a progress bar: 0 to 1. */
type OnShare = (share: number) => void;

function post<Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> {
  const json = new Blob([JSON.stringify(body)]);
  return uploadRaw<Answer>(`${base}/${path}`, "application/json", json, { onProgress: () => undefined, signal });
}

/** Sends a file in parts and gives the id of its import. */
async function sendParts(file: File, onShare: OnShare, signal: AbortSignal): Promise<string> {
  let id = "";
  const parts = Math.max(1, Math.ceil(file.size / partBytes));
  for (let part = 0; part < parts; part++) {
    const query = new URLSearchParams({ part: String(part), ...(id && { import: id }) });
    const bytes = file.slice(part * partBytes, (part + 1) * partBytes);
    const answer = await uploadRaw<PartAnswer>(`${base}/part?${query}`, "text/csv", bytes, {
      onProgress: (share) => onShare((part + share) / parts),
      signal,
    });
    id = answer.importId;
  }
  return id;
}

/** Calls `apply` until the import is done; a shop that restarts meanwhile goes on where it was. */
async function carryOut(importId: string, seal: string, onShare: OnShare, signal: AbortSignal) {
  for (let failed = 0; ; ) {
    try {
      const answer = await post<ImportProgressAnswer>("apply", { importId, seal }, signal);
      onShare(answer.total > 0 ? answer.handled / answer.total : 1);
      if (answer.done) return answer;
      failed = 0;
    } catch (error) {
      failed += 1;
      if (!(error instanceof ApiError) || !passing.has(error.status) || failed > retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      signal.throwIfAborted();
    }
  }
}

/** Has a CSV file of products looked at, and imports it as the report said. `share` is how far it came, 0 to 1. */
export function useImport() {
  const cache = useQueryClient();
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);

  function start(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    setShare(0);
    return running.current.signal;
  }

  const check = useMutation({
    mutationFn: async (file: File): Promise<CheckedFile> => {
      const signal = start();
      const importId = await sendParts(file, setShare, signal);
      const { report } = await post<ImportAnswer>("check", { importId }, signal);
      return { importId, report };
    },
  });
  const apply = useMutation({
    mutationFn: ({ importId, report }: CheckedFile) => carryOut(importId, report.seal, setShare, start()),
    onSuccess: () => void cache.invalidateQueries({ queryKey: productsKey }),
  });
  useEffect(() => () => running.current?.abort(), []);

  function forget() {
    running.current?.abort();
    check.reset();
    apply.reset();
  }
  return { check, apply, share, forget };
}
