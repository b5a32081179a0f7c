import pino from "pino";

/** What errors of the database carry besides their message: the values that it refused, which may be somebody's. */
const values = ["errInfo", "errorResponse", "keyValue", "writeErrors", "result", "errors", "value", "reason"] as const;

/** The value in the message about a key that is there already. */
const duplicate = /dup key: \{.*\}/g;

/** An error as the log has it: with message, code and stack, without the values that the database refused. */
export function loggedError(error: Error): object {
  const serialized: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  if (!(error instanceof Error)) return serialized;
  if (/^(Mongo|Validation|Cast)/.test(error.name)) for (const name of values) delete serialized[name];
  for (const name of ["message", "stack"]) {
    if (typeof serialized[name] === "string") serialized[name] = serialized[name].replace(duplicate, "dup key");
  }
  return serialized;
}
