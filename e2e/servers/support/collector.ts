import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import * as z from "zod";

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});

const Span = z.object({
  name: z.string(),
  kind: z.number(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number().optional() }),
  attributes: z.array(Attribute),
});

const Point = z.object({
  attributes: z.array(Attribute),
  asInt: z.coerce.number().optional(),
  asDouble: z.number().optional(),
  count: z.coerce.number().optional(),
});

const Points = z.object({ dataPoints: z.array(Point) });

const Metric = z.object({
  name: z.string(),
  sum: Points.optional(),
  gauge: Points.optional(),
  histogram: Points.optional(),
});

const Traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

const Metrics = z.object({
  resourceMetrics: z.array(z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(Metric) })) })),
});

type SpanData = z.output<typeof Span>;

/** The kinds of spans in OTLP. */
export const kinds = { internal: 1, server: 2, client: 3 };

/** The attributes of a span or a point as a plain object. */
export function factsOf({ attributes }: Pick<SpanData, "attributes">): Record<string, string | number | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

/** An OpenTelemetry collector that keeps what it receives as OTLP over HTTP with JSON. */
export async function startCollector() {
  const spans: SpanData[] = [];
  const metrics: z.output<typeof Metric>[] = [];
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await json(request);
    received.push(body);
    if (request.url === "/v1/traces") {
      for (const { scopeSpans } of Traces.parse(body).resourceSpans) {
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
    } else {
      for (const { scopeMetrics } of Metrics.parse(body).resourceMetrics) {
        metrics.push(...scopeMetrics.flatMap((scope) => scope.metrics));
      }
    }
    response.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything that has arrived, as text. */
    text: () => JSON.stringify(received),
    /** The newest value of a metric (of a histogram, how many were measured) for these attributes; 0 without one. */
    value: (name: string, facts: Record<string, string | number>) => {
      const newest = metrics.findLast((metric) => metric.name === name);
      const points = (newest?.sum ?? newest?.gauge ?? newest?.histogram)?.dataPoints ?? [];
      const point = points.find((one) => {
        const own = factsOf(one);
        return Object.entries(facts).every(([key, value]) => own[key] === value);
      });
      return point?.count ?? point?.asInt ?? point?.asDouble ?? 0;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
