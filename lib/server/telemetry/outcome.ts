import { type Span, SpanStatusCode } from "@opentelemetry/api";

/** What kind of error was thrown, without its message: an HTTP status, a code or the name of the error. */
export function errorType(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return "unknown";
  if ("statusCode" in thrown) return String(thrown.statusCode);
  if ("code" in thrown) return String(thrown.code);
  return thrown instanceof Error ? thrown.name : "unknown";
}

/** Ends the span of a call. @param error what kind of error it ended with; undefined for none @param end when it ended, in ms since 1970 */
export function endSpan(span: Span, error: string | undefined, end = Date.now()): void {
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", error);
  span.end(end);
}
