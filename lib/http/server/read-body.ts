import { AppError } from "@/lib/errors";

/** Largest JSON body in bytes. */
export const maxBodyBytes = 102_400;

/** How much more of a rejected body is read, in bytes and ms, so that its sender receives the response. */
const discard = { bytes: 33_554_432, ms: 10_000 };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * The chunks of a body as they arrive. When the reader stops early, the rest is discarded in the background: the next
 * request of the connection waits behind it.
 * @throws AppError too_large beyond `limit` bytes, bad_json when the client disconnects midway
 */
export async function* partsOf(request: Request, limit: number, tooLarge: string): AsyncGenerator<Uint8Array> {
  const refuse = () => new AppError("too_large", tooLarge);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw refuse();
  if (!request.body) return;
  const reader: Reader = request.body.getReader();
  let size = 0;
  let ended = false;
  try {
    for (let part = await readPart(reader); !part.done; part = await readPart(reader)) {
      size += part.value.byteLength;
      if (size > limit) throw refuse();
      yield part.value;
    }
    ended = true;
  } finally {
    if (!ended) void discardRest(reader);
  }
}

async function readPart(reader: Reader): Promise<Awaited<ReturnType<Reader["read"]>>> {
  try {
    return await reader.read();
  } catch (cause) {
    throw cutOff(cause);
  }
}

/** For a body whose sender disconnected; nobody reads the response. */
export function cutOff(cause: unknown): AppError {
  return new AppError("bad_json", "The request ended before its body was complete.", { cause });
}

/** Reads the rest, up to a limit; beyond it the stream is cancelled, which closes the connection. */
async function discardRest(reader: Reader): Promise<void> {
  const cancel = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(cancel, discard.ms);
  try {
    let left = discard.bytes;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      left -= part.value.byteLength;
      if (left < 0) return cancel();
    }
  } catch {
    // The client disconnected: nothing is left to read.
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a whole body, up to `limit` bytes. @throws AppError too_large, bad_json */
export async function readBytes(request: Request, limit: number, tooLarge: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(request, limit, tooLarge)) parts.push(part);
  return Buffer.concat(parts);
}

const bodyTooLarge = "The request is larger than 100 kB.";

/** Reads and discards the body of an endpoint that takes none. @throws AppError too_large */
export async function dropBody(request: Request): Promise<void> {
  await readBytes(request, maxBodyBytes, bodyTooLarge);
}

/** The raw body as text, to verify its signature. @throws AppError too_large, bad_json for invalid UTF-8 */
export async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request, maxBodyBytes, bodyTooLarge);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError("bad_json", "The request is not UTF-8 text.", { cause });
  }
}

/**
 * The JSON of a request; an empty body counts as {}.
 * @throws AppError too_large, unsupported_type when it is not declared as JSON, bad_json when it can't be parsed
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === "") return {};
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !type.endsWith("+json")) {
    throw new AppError("unsupported_type", "This call expects JSON: send Content-Type: application/json.");
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_json", "The request is not valid JSON.", { cause });
  }
}

/** @throws AppError unsupported_type when a body is not declared as this type */
export function checkType(request: Request, kind: string): void {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== kind) throw new AppError("unsupported_type", `This call expects a file: send Content-Type: ${kind}.`);
}
