import { ApiError } from "@/lib/http/client";
import { upload, uploadRaw } from "@/lib/http/upload";
import { maxFileBytes } from "@/lib/media/limits";
import { partBytes } from "./limits";
import type { ImportAnswer, ImportReport } from "./report-schema";
import type { ImportProgressAnswer, PartAnswer, PictureAnswer, PictureProgressAnswer } from "./schema";

/** The base path of the import API. */
export const importBase = "/api/admin/products/import";

/**
 * How often a request without a response, or to a shop that is starting, is retried, and the delay before each retry.
 */
const retries = 5;
const pauseMs = 2_000;
/** The same for a request beyond the rate limit per minute. */
const limitPauseMs = 15_000;
const tooMany = 429;
const passing = new Set([0, tooMany, 502, 503, 504]);

/** The current step of an import. */
export interface ImportStep {
  name: "file" | "check" | "pictures" | "addresses" | "import";
  /** Its progress, 0 to 1. */
  share: number;
  /** Pictures done, of so many. */
  handled?: number;
  total?: number;
}

export interface Sending {
  onStep: (step: ImportStep) => void;
  signal: AbortSignal;
}

/** Retries a request after a temporary failure. */
async function persistently<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let failed = 1; ; failed++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !passing.has(error.status) || failed > retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.status === tooMany ? limitPauseMs : pauseMs));
      signal.throwIfAborted();
    }
  }
}

function post<Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> {
  const json = new Blob([JSON.stringify(body)]);
  return uploadRaw<Answer>(`${importBase}/${path}`, "application/json", json, { onProgress: () => undefined, signal });
}

/** Sends a file in parts and returns the id of its import. */
export async function sendParts(file: File, { onStep, signal }: Sending): Promise<string> {
  let id = "";
  const parts = Math.max(1, Math.ceil(file.size / partBytes));
  for (let part = 0; part < parts; part++) {
    const query = new URLSearchParams({ part: String(part), ...(id && { import: id }) });
    const bytes = file.slice(part * partBytes, (part + 1) * partBytes);
    const answer = await uploadRaw<PartAnswer>(`${importBase}/part?${query}`, "text/csv", bytes, {
      onProgress: (share) => onStep({ name: "file", share: (part + share) / parts }),
      signal,
    });
    id = answer.importId;
  }
  return id;
}

/**
 * Checks a file that was sent. Uploads the pictures that it names, one after the other, if they were chosen, and lets
 * the server fetch those that it names by URL; what is still missing is in the report.
 * @param pictures by their keys, @param sent those already sent; grows
 */
export async function checkFile(
  importId: string,
  pictures: ReadonlyMap<string, File>,
  sent: Set<File>,
  sending: Sending,
): Promise<ImportReport> {
  const { onStep, signal } = sending;
  for (;;) {
    onStep({ name: "check", share: 1 });
    const { report } = await post<ImportAnswer>("check", { importId }, signal);
    const { files = [], addresses = 0 } = report.pictures ?? {};
    const chosen = files.flatMap((name): [string, File][] => {
      const file = pictures.get(name);
      return file && !sent.has(file) ? [[name, file]] : [];
    });
    if (chosen.length === 0 && addresses === 0) return report;
    for (const [at, [name, file]] of chosen.entries()) {
      onStep({ name: "pictures", share: at / chosen.length, handled: at, total: chosen.length });
      await sendPicture(importId, name, file, signal);
      sent.add(file);
    }
    if (addresses > 0) await fetchAll(importId, sending);
  }
}

/** A rejected picture does not fail the import: the next report says what is wrong with it. */
async function sendPicture(importId: string, name: string, file: File, signal: AbortSignal): Promise<void> {
  const picture =
    file.size > maxFileBytes ? await (await import("@/lib/media/shrink")).shrink(file, maxFileBytes) : file;
  signal.throwIfAborted();
  const path = `${importBase}/picture?${new URLSearchParams({ import: importId, name })}`;
  const call = () => upload<PictureAnswer>(path, "imageFile", picture, { onProgress: () => undefined, signal });
  await persistently(call, signal).catch((error: unknown) => {
    if (!(error instanceof ApiError) || ![413, 415].includes(error.status)) throw error;
  });
}

async function fetchAll(importId: string, { onStep, signal }: Sending): Promise<void> {
  onStep({ name: "addresses", share: 0 });
  for (let done = false; !done; ) {
    const answer = await persistently(() => post<PictureProgressAnswer>("pictures", { importId }, signal), signal);
    const { handled, total } = answer;
    onStep({ name: "addresses", share: total > 0 ? handled / total : 1, handled, total });
    done = answer.done;
  }
}

/** Calls `apply` until the import is done; after a restart of the shop it continues. */
export async function carryOut(importId: string, seal: string, { onStep, signal }: Sending) {
  for (;;) {
    const call = () => post<ImportProgressAnswer>("apply", { importId, seal }, signal);
    const answer = await persistently(call, signal);
    onStep({ name: "import", share: answer.total > 0 ? answer.handled / answer.total : 1 });
    if (answer.done) return answer;
  }
}
