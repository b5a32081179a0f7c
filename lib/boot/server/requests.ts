import type { ServerResponse } from "node:http";
import { type Attributes, context, type Histogram, type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-node";
import { methods } from "@/lib/http/server/methods";
import { endSpan } from "@/lib/server/telemetry/outcome";
import type { Telemetry } from "@/lib/server/telemetry/telemetry";

/**
 * A span for every request, with the time that it was queued, and the duration of each in seconds. Next.js adds its own
 * spans below, and the route to this one; what is answered before Next.js has none. The trace context of a client is
 * not continued: it could name a trace of another request, or keep its own requests from being recorded.
 */
export function requestWatcher(tracer: Tracer, duration: Histogram): Telemetry["watchRequests"] {
  return (gateway) => (request, response, next) => {
    const method = methods.find((known) => known === request.method) ?? "_OTHER";
    const start = performance.now();
    const attributes = { "http.request.method": method };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, root: true, attributes });
    let handled: Promise<void> | undefined;
    response.once("close", async () => {
      const seconds = (performance.now() - start) / 1000;
      const end = Date.now();
      // Next.js may set the route after the response.
      await handled?.catch(() => undefined);
      duration.record(seconds, endRequest(span, method, response, end));
    });
    context.with(trace.setSpan(context.active(), span), () =>
      gateway(request, response, (...args) => {
        handled = next(...args);
        return handled;
      }),
    );
  };
}

/** Ends the span of a request. @returns what its duration is counted under */
function endRequest(span: Span, method: string, response: ServerResponse, end: number): Attributes {
  const { "http.route": route } = "attributes" in span ? (span as Span & ReadableSpan).attributes : {};
  // A client that disconnected got no answer, whatever the status would have been.
  const status = response.writableFinished ? response.statusCode : undefined;
  const requestId = response.getHeader("x-request-id");
  if (typeof requestId === "string") span.setAttribute("vastra.request_id", requestId);
  if (status !== undefined) span.setAttribute("http.response.status_code", status);
  if (typeof route === "string") span.updateName(`${method} ${route}`);
  const error = status === undefined ? "disconnected" : status >= 500 ? String(status) : undefined;
  endSpan(span, error, end);
  return {
    "http.request.method": method,
    ...(status !== undefined && { "http.response.status_code": status }),
    ...(typeof route === "string" && { "http.route": route }),
    ...(error && { "error.type": error }),
  };
}
