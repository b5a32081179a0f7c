/**
 * A sentence with the number under which the server's log has an error that a page failed with; empty for an error of
 * the browser, which the log does not have.
 */
export function numberSentence(error: unknown): string {
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  return typeof digest === "string" ? ` If it happens again, contact us with the number ${digest}.` : "";
}
