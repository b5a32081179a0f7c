import "server-only";
import { trace } from "@opentelemetry/api";
import type { MongoClient } from "mongodb";
import type { HttpGateway } from "../http-handler";

/** The counters; docs/operations.md says what each counts. */
export type Counter = "vastra.orders.placed" | "vastra.holds.expired" | "vastra.mails" | "vastra.cache.requests";

/** Attributes have few different values: nothing personal, no ids. */
export type Facts = Readonly<Record<string, string>>;

/** What is exported when OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export interface Telemetry {
  count: (counter: Counter, facts: Facts) => void;
  /** Runs a call to another service within a span. */
  providerCall: <Result>(provider: string, call: string, work: () => Promise<Result>) => Promise<Result>;
  /** Makes a span of every database command that belongs to a request. */
  watchCommands: (client: MongoClient) => void;
  /** Makes a span of every request, and measures its duration. */
  watchRequests: (gateway: HttpGateway) => HttpGateway;
  /** Exports what is left. Never rejects, and takes 3 s at most. */
  stop: () => Promise<void>;
}

declare global {
  /** The build has several copies of this module, which share the exporters; undefined unless they are configured. */
  var vastraTelemetry: Telemetry | undefined;
}

/** Adds one to a counter; does nothing unless telemetry is exported. */
export function count(counter: Counter, facts: Facts = {}): void {
  globalThis.vastraTelemetry?.count(counter, facts);
}

/** Names the route of a request that Next.js does not see, as it does with its own. @param path without ids */
export function noteRoute(path: string): void {
  if (globalThis.vastraTelemetry) trace.getActiveSpan()?.setAttribute("http.route", path);
}

/**
 * Runs a call to another service; its duration and outcome are exported if telemetry is.
 * @param call a fixed name of the call, without ids
 * @throws what `work` throws
 */
export function providerCall<Result>(provider: string, call: string, work: () => Promise<Result>): Promise<Result> {
  const telemetry = globalThis.vastraTelemetry;
  return telemetry ? telemetry.providerCall(provider, call, work) : work();
}
