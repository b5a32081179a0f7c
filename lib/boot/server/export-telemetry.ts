import "server-only";
import { DiagLogLevel, diag, type Meter, metrics, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { countMessages } from "@/lib/message/server/count-messages";
import { countHolds } from "@/lib/order/server/admin/count-holds";
import { log } from "@/lib/server/log";
import { commandWatcher } from "@/lib/server/telemetry/commands";
import { ImpersonalSpanProcessor } from "@/lib/server/telemetry/impersonal-span";
import { endSpan, errorType } from "@/lib/server/telemetry/outcome";
import type { Counter, Telemetry } from "@/lib/server/telemetry/telemetry";
import { withinMs } from "@/lib/server/time-limit";
import { requestWatcher } from "./requests";

/** How long stopping waits for the last export, in ms. */
const stopMs = 3_000;

/** A collector that is away is logged this often at most, in ms. */
const complaintMs = 60_000;

/** The usual boundaries of durations, in seconds: those of OpenTelemetry's semantic conventions for HTTP. */
const seconds = {
  unit: "s",
  advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] },
};

const descriptions: Record<Counter, string> = {
  "vastra.orders.placed": "Orders placed, by payment method",
  "vastra.holds.expired": "Holds of unpaid orders that were released because their time was over",
  "vastra.mails": "Tries to send a mail, by how they ended",
  "vastra.cache.requests": "Lookups in a cache, by cache and result",
};

/**
 * Starts the export over HTTP with JSON. The exporters read the standard variables (OTEL_EXPORTER_OTLP_ENDPOINT,
 * OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME ...) from the environment.
 */
export function exportTelemetry(): Telemetry {
  logFailures();
  const detected = detectResources({ detectors: [serviceInstanceIdDetector, envDetector] });
  const resource = resourceFromAttributes({ "service.name": "vastra" }).merge(detected);
  const traces = startTraces(resource);
  const meters = startMetrics(resource);
  const tracer = trace.getTracer("vastra");
  const meter = metrics.getMeter("vastra");
  observeHolds(meter);
  observeOutbox(meter);
  const counters = new Map(
    Object.entries(descriptions).map(([name, description]) => [name, meter.createCounter(name, { description })]),
  );
  const stop = () => Promise.all([traces.shutdown(), meters.shutdown()]);
  return {
    count: (counter, facts) => counters.get(counter)?.add(1, facts),
    providerCall: providerCalls(tracer, meter),
    watchCommands: commandWatcher(tracer, meter.createHistogram("db.client.operation.duration", seconds)),
    watchRequests: requestWatcher(tracer, meter.createHistogram("http.server.request.duration", seconds)),
    stop: () =>
      withinMs(stopMs, stop, () => new Error("The last telemetry was not exported in time")).then(
        () => undefined,
        (error: unknown) => log.warn({ err: error }, "telemetry"),
      ),
  };
}

function startTraces(resource: Resource): NodeTracerProvider {
  const spanProcessors = [new ImpersonalSpanProcessor(new OTLPTraceExporter())];
  const provider = new NodeTracerProvider({ resource, spanProcessors });
  provider.register();
  return provider;
}

function startMetrics(resource: Resource): MeterProvider {
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() });
  const provider = new MeterProvider({ resource, readers: [reader] });
  metrics.setGlobalMeterProvider(provider);
  return provider;
}

/** Every instance counts the holds of the whole shop, at each export. */
function observeHolds(meter: Meter): void {
  const description = "Unpaid orders that hold pieces: active, or expired and not released yet";
  meter.createObservableGauge("vastra.holds", { description }).addCallback(async (result) => {
    const holds = await countHolds();
    for (const [state, held] of Object.entries(holds)) result.observe(held, { "vastra.state": state });
  });
}

/** The outbox of the whole shop likewise. */
function observeOutbox(meter: Meter): void {
  const description = "Mails that are not sent: waiting in time, late, or failed";
  meter.createObservableGauge("vastra.outbox", { description }).addCallback(async (result) => {
    for (const [state, number] of Object.entries(await countMessages()))
      result.observe(number, { "vastra.state": state });
  });
}

function providerCalls(tracer: Tracer, meter: Meter): Telemetry["providerCall"] {
  const duration = meter.createHistogram("vastra.provider.duration", seconds);
  return (provider, call, work) => {
    const attributes: Record<string, string> = { "vastra.provider": provider, "vastra.call": call };
    return tracer.startActiveSpan(`${provider} ${call}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const start = performance.now();
      try {
        return await work();
      } catch (error) {
        attributes["error.type"] = errorType(error);
        throw error;
      } finally {
        endSpan(span, attributes["error.type"]);
        duration.record((performance.now() - start) / 1000, attributes);
      }
    });
  };
}

/** The exporters report failures, such as a collector that is away, in long texts and for each batch. */
function logFailures(): void {
  let silentUntil = 0;
  const quiet = () => undefined;
  const error = (message: string) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + complaintMs;
    log.warn({ why: message.slice(0, 300) }, "telemetry could not be exported");
  };
  diag.setLogger({ error, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.ERROR);
}
