import { AppError, invalid } from "./errors";

/** Largest JSON body in bytes. */
export const maxBodyBytes = 102_400;
/** Largest picture in bytes. */
export const maxFileBytes = 4_194_304;
/** What the wrapping of a multipart body may add to its file, in bytes. */
const multipartOverhead = 16_384;

/** Reads a body to its end, but never more than `limit` bytes. @throws AppError too_large */
async function readBytes(request: Request, limit: number, tooLarge: string): Promise<Buffer> {
  const refuse = () => new AppError("too_large", tooLarge);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw refuse();
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw refuse();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

const bodyTooLarge = "The request is larger than 100 kB.";

/** Reads what a call sends along that takes nothing, to forget it. @throws AppError too_large */
export async function dropBody(request: Request): Promise<void> {
  await readBytes(request, maxBodyBytes, bodyTooLarge);
}

/** The raw body as text, for signatures that are made over it. @throws AppError too_large, bad_json when it is no UTF-8 */
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
 * @throws AppError too_large, unsupported_type when it is not declared as JSON, bad_json when it can't be read
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === "") return {};
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !type.endsWith("+json")) {
    throw new AppError("unsupported_type", "This call takes JSON: send Content-Type: application/json.");
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_json", "The request is not valid JSON.", { cause });
  }
}

/** @throws AppError unsupported_type when a body is not declared as of this kind */
export function checkType(request: Request, kind: string): void {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== kind) throw new AppError("unsupported_type", `This call takes a file: send Content-Type: ${kind}.`);
}

/**
 * The bytes of the file in multipart field `field`.
 * @throws AppError too_large, unsupported_type when the body is not multipart, invalid when the field is missing
 */
export async function readFile(request: Request, field: string): Promise<Buffer> {
  const tooLarge = "The picture is larger than 4 MB. Choose a smaller one.";
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError("unsupported_type", `This call takes a form with a picture in the field ${field}.`);
  }
  const bytes = await readBytes(request, maxFileBytes + multipartOverhead, tooLarge);
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError("bad_json", "The form can't be read.", { cause });
    });
  const file = form.get(field);
  if (!(file instanceof File) || file.size === 0) throw invalid(field, "must be a picture");
  if (file.size > maxFileBytes) throw new AppError("too_large", tooLarge);
  return Buffer.from(await file.arrayBuffer());
}
