import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError, invalid } from "@/lib/errors";
import { partsOf } from "@/lib/http/server/read-body";
import { maxFileBytes, maxFileText } from "@/lib/media/limits";

/** The maximum overhead of a form around its file, in bytes. */
const formOverhead = 16_384;

/** A browser's form has one part for the file; a few more are accepted. */
const limits = { parts: 8, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 16, headerSize: 4_096 };

const tooLarge = `The picture is larger than ${maxFileText}. Choose a smaller one.`;

/**
 * The bytes of the file in field `field` of a multipart form. The form is read while it arrives, and no further than
 * its first parts.
 * @throws AppError too_large, unsupported_type when the body is not a form, bad_json when it can't be parsed, invalid
 * when the field is missing
 */
export async function readFile(request: Request, field: string): Promise<Buffer> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError("unsupported_type", `This call expects a form with a picture in the field ${field}.`);
  }
  const form = parserOf(type);
  let file: Buffer[] | undefined;
  form.on("file", (name, stream) => {
    // A form that ends early fails its open file too; the form's own error is reported.
    stream.on("error", () => undefined);
    if (name !== field || file) {
      stream.resume();
      return;
    }
    const parts: Buffer[] = [];
    file = parts;
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("limit", () => form.destroy(new AppError("too_large", tooLarge)));
  });
  form.on("partsLimit", () => {
    form.destroy(new AppError("too_large", `The form has more than ${limits.parts} parts.`));
  });
  try {
    await pipeline(partsOf(request, maxFileBytes + formOverhead, tooLarge), form);
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
  const bytes = Buffer.concat(file ?? []);
  if (bytes.length === 0) throw invalid(field, "must be a picture");
  return bytes;
}

/** @throws AppError bad_json when the content type has no boundary */
function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: { ...limits, fileSize: maxFileBytes } });
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause: unknown): AppError {
  return new AppError("bad_json", "The form can't be read.", { cause });
}
