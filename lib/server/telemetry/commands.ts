import { type Attributes, type Histogram, type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import type { CommandStartedEvent, MongoClient } from "mongodb";
import { endSpan, errorType } from "./outcome";
import type { Telemetry } from "./telemetry";

interface Running {
  /** Undefined for a command that belongs to no request. */
  span: Span | undefined;
  attributes: Attributes;
}

/**
 * The duration of every command, in seconds, and a span for those of a request: name and collection, no values. The
 * driver reports its commands itself, so nothing of it has to be patched.
 */
export function commandWatcher(tracer: Tracer, duration: Histogram): Telemetry["watchCommands"] {
  const running = new Map<number, Running>();

  function ended(requestId: number, ms: number, error?: string) {
    const command = running.get(requestId);
    if (!command) return;
    running.delete(requestId);
    if (command.span) endSpan(command.span, error);
    duration.record(ms / 1000, { ...command.attributes, ...(error && { "error.type": error }) });
  }

  return (client: MongoClient) => {
    client.on("commandStarted", (event) => {
      const attributes = attributesOf(event);
      const name = [event.commandName, attributes["db.collection.name"]].filter(Boolean).join(" ");
      const span = trace.getActiveSpan() && tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      running.set(event.requestId, { span, attributes });
    });
    client.on("commandSucceeded", ({ requestId, duration: ms }) => ended(requestId, ms));
    client.on("commandFailed", ({ requestId, duration: ms, failure }) => ended(requestId, ms, errorType(failure)));
  };
}

function attributesOf({ commandName, command, databaseName }: CommandStartedEvent): Attributes {
  const collection = commandName === "getMore" ? command.collection : command[commandName];
  return {
    "db.system.name": "mongodb",
    "db.namespace": databaseName,
    "db.operation.name": commandName,
    ...(typeof collection === "string" && { "db.collection.name": collection }),
  };
}
