import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { expect, it } from "vitest";
import { impersonal } from "./impersonal-span";

const exporter = new InMemorySpanExporter();
const tracer = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).getTracer("test");

it("exports routes and outcomes, but no URLs and no error messages", () => {
  const span = tracer.startSpan("GET /shop/listing", { kind: SpanKind.SERVER });
  span.setAttributes({ "http.route": "/shop/listing", "http.target": "/shop/listing?q=asha", "url.full": "asha" });
  span.recordException(new Error("duplicate key: asha@shop.example"));
  span.setStatus({ code: SpanStatusCode.ERROR, message: "asha@shop.example" });
  span.end();
  const [made] = exporter.getFinishedSpans();
  if (!made) throw new Error("No span was made");
  const shown = impersonal(made);
  expect(shown).toMatchObject({ name: "GET /shop/listing", kind: SpanKind.SERVER, events: [] });
  expect(shown.attributes).toEqual({ "http.route": "/shop/listing" });
  expect(shown.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(shown.spanContext()).toEqual(made.spanContext());
});
