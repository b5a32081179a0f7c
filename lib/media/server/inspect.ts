import "server-only";
import sharp, { type Metadata } from "sharp";
import { AppError } from "@/lib/errors";
import { type ImageKind, imageKind } from "./image-kind";
import { enqueue } from "./queue";

/** The most pixels of a picture. */
const maxPixels = 40_000_000;
/** The longest side, in px: lines of millions of pixels take minutes to resize. */
const maxInputSide = 12_000;
/** Timeout of the work on one picture, in seconds; 40 megapixels take two to ten. */
const timeoutSeconds = 20;
/** The longer side of the stored picture, in px: twice the widest place where a picture is shown, and some more. */
const maxSide = 2400;
const quality = 90;

const accepted = "Choose a JPEG, PNG, WebP or AVIF picture.";

/**
 * Validates an uploaded picture by its content and converts it for storage: upright, in sRGB, at most 2400 px on a
 * side, as WebP, without metadata (phones add the location).
 * @throws AppError unsupported_type for another type or a damaged file; too_large above 40 megapixels, above 12,000 px
 * on a side, or when it takes too long; busy when too many pictures are queued
 */
export async function prepareImage(bytes: Buffer): Promise<Buffer> {
  const kind = imageKind(bytes);
  if (!kind) throw new AppError("unsupported_type", `This file type is not supported. ${accepted}`);
  return enqueue(() => convert(bytes, kind));
}

async function convert(bytes: Buffer, kind: ImageKind): Promise<Buffer> {
  const { format, compression, width, height } = await read(bytes);
  const isKind = kind === "avif" ? format === "heif" && compression === "av1" : format === kind;
  if (!isKind) throw new AppError("unsupported_type", `This file type is not supported. ${accepted}`);
  if (width * height > maxPixels) {
    const megapixels = Math.ceil((width * height) / 1_000_000);
    throw new AppError("too_large", `The picture has ${megapixels} megapixels, more than 40. Choose a smaller one.`);
  }
  if (Math.max(width, height) > maxInputSide) {
    throw new AppError("too_large", "A side of the picture has more than 12,000 pixels. Choose a smaller one.");
  }
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
  } catch (cause) {
    throw isTimeout(cause) ? tooSlow(cause) : damaged(cause);
  }
}

/** Size and type from the file's header; no pixel is decoded. */
async function read(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 }).metadata();
  } catch (cause) {
    throw damaged(cause);
  }
}

/** The package's timeout error has no code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("timeout:");
}

function tooSlow(cause: unknown): AppError {
  return new AppError("too_large", "The picture takes too long to read. Choose a smaller one.", { cause });
}

function damaged(cause: unknown): AppError {
  return new AppError("unsupported_type", `This picture is damaged. ${accepted}`, { cause });
}
