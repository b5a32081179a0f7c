import type { Instrumentation } from "next";

let noteFailure: Instrumentation.onRequestError | undefined;

/** Runs once on startup, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { boot } = await import("./lib/boot/server/boot");
  noteFailure = await boot();
}

/** Next.js calls this when rendering a page fails. */
export const onRequestError: Instrumentation.onRequestError = (...failure) => noteFailure?.(...failure);
