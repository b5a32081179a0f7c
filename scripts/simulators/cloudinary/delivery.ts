import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Answer, Call } from "../shared/exchange";
import { decode } from "../shared/routes";
import { type Asset, type Assets, originalOf } from "./assets";
import { Refusal } from "./refusals";
import { formatFor, isTransformation, readTransformations, type Transformation } from "./transformation";

const types: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};
const fits = { scale: "fill", fit: "inside", limit: "inside", fill: "cover", pad: "contain" } as const;

interface Wanted {
  asset: Asset;
  wanted: Transformation;
  /** The file extension in the URL. */
  named: string | undefined;
}

/** Parses {transformations}/v{version}/{public id}.{extension}. @throws Refusal */
function read(assets: Assets, rest: string): Wanted {
  const parts = rest.split("/").map(decode);
  const known = parts.findIndex((part) => !isTransformation(part));
  const wanted = readTransformations(parts.slice(0, Math.max(known, 0)));
  const path = parts.slice(Math.max(known, 0));
  if (path.length > 1 && /^v\d+$/.test(path[0] ?? "")) path.shift();
  const id = path.join("/");
  const [, bare, named] = /^(.*)\.(jpe?g|png|webp|avif|gif)$/.exec(id) ?? [];
  const asset = assets.find(bare ?? id);
  if (!asset) throw new Refusal(404, `Resource not found - ${bare ?? id}`);
  return { asset, wanted, named };
}

async function make(
  original: Buffer,
  { width, height, crop, quality, background = "#ffffff" }: Transformation,
  format: string,
): Promise<Buffer> {
  const picture = sharp(original).rotate();
  // With only a width, the aspect ratio is kept, whatever the crop.
  const fit = width && height ? fits[crop] : "inside";
  if (width || height) picture.resize({ width, height, fit, background, withoutEnlargement: crop === "limit" });
  if (format === "avif") return picture.avif({ quality: quality ?? 55, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: quality ?? 78 }).toBuffer();
  if (format === "png") return picture.png().toBuffer();
  return picture
    .flatten({ background: "#fff" })
    .jpeg({ quality: quality ?? 80 })
    .toBuffer();
}

/** GET /{cloud}/image/upload/...: the picture, generated once for each size and format. @throws Refusal */
export async function deliver(assets: Assets, call: Call, rest: string): Promise<Answer> {
  const { asset, wanted, named } = read(assets, rest);
  const format = formatFor(wanted, call.headers.accept ?? "", asset.format, named);
  const name = `derived ${asset.publicId} ${asset.version} ${JSON.stringify(wanted)} ${format}`;
  const original = assets.read(originalOf(asset));
  if (!original) throw new Refusal(404, `Resource not found - ${asset.publicId}`);
  const stored = assets.read(name);
  const body = stored ?? (await make(original, wanted, format));
  if (!stored) assets.write(name, body);
  const etag = `"${createHash("md5").update(body).digest("hex")}"`;
  const headers = {
    "content-type": types[format] ?? "application/octet-stream",
    "cache-control": "public, no-transform, immutable, max-age=2592000",
    "access-control-allow-origin": "*",
    "x-content-type-options": "nosniff",
    etag,
    ...(wanted.format === "auto" && { vary: "Accept" }),
  };
  return call.headers["if-none-match"] === etag ? { status: 304, headers } : { status: 200, headers, body };
}
