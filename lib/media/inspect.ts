import "server-only";
import sharp, { type Metadata } from "sharp";
import { AppError } from "@/lib/http/errors";
import { imageKind } from "./image-kind";

/** The most pixels that a picture may have. */
const maxPixels = 40_000_000;
/** The longer side of what is kept, in px: twice the widest place where a picture is shown, and some more. */
const maxSide = 2400;
const quality = 90;

const accepted = "Choose a JPEG, PNG, WebP or AVIF picture.";

/**
 * Checks an uploaded picture by its content and makes what is kept of it: upright, in sRGB, at most 2400 px on a side,
 * as WebP, with no data beside its pixels (a phone writes the place into them).
 * @throws AppError unsupported_type for another kind or a damaged file, too_large above 40 megapixels
 */
export async function prepareImage(bytes: Buffer): Promise<Buffer> {
  const kind = imageKind(bytes);
  if (!kind) throw new AppError("unsupported_type", `This file is not a picture that can be used. ${accepted}`);
  const { format, compression, width, height } = await read(bytes);
  const isKind = kind === "avif" ? format === "heif" && compression === "av1" : format === kind;
  if (!isKind) throw new AppError("unsupported_type", `This kind of picture can't be used. ${accepted}`);
  if (width * height > maxPixels) {
    const megapixels = Math.ceil((width * height) / 1_000_000);
    throw new AppError("too_large", `The picture has ${megapixels} megapixels, more than 40. Choose a smaller one.`);
  }
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  } catch (cause) {
    throw damaged(cause);
  }
}

/** The size and kind as the file's head says them; no pixel is decoded. */
async function read(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: "error", pages: 1 }).metadata();
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause: unknown): AppError {
  return new AppError("unsupported_type", `This picture is damaged and can't be read. ${accepted}`, { cause });
}
