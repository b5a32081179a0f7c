import { createHash, randomBytes } from "node:crypto";
import sharp from "sharp";
import { type Answer, type Call, json } from "../shared/exchange";
import { randomId } from "../shared/random-id";
import { type Asset, type Assets, originalOf } from "./assets";
import { Refusal } from "./refusals";
import type { CloudinarySettings } from "./settings";
import { checkSignature } from "./signature";

/** The largest picture of a free account, in bytes. */
const maxBytes = 10_485_760;
const kinds = new Map([
  ["jpeg", "jpg"],
  ["png", "png"],
  ["webp", "webp"],
  ["gif", "gif"],
  ["heif", "avif"],
]);

/**
 * The same form with a boundary that no value holds: the provider's package separates parts by as few as two random
 * characters, which Node.js would also find within a value, such as the signature.
 */
function withLongBoundary({ body, headers }: Call): { body: Uint8Array<ArrayBuffer>; type: string } {
  const type = headers["content-type"] ?? "";
  const boundary = /boundary=(\S+)/.exec(type)?.[1];
  if (!boundary) return { body: new Uint8Array(body), type };
  const long = randomId(40);
  // A part begins after a line break.
  const parts = `\r\n${body.toString("latin1")}`.replaceAll(`\r\n--${boundary}`, `\r\n--${long}`);
  return { body: new Uint8Array(Buffer.from(parts, "latin1")), type: `multipart/form-data; boundary=${long}` };
}

/** The parts of a form: text by name, and the file's bytes; a file may also be a data URI. */
export async function readForm(call: Call): Promise<{ fields: Record<string, string>; file: Buffer | undefined }> {
  const { body, type } = withLongBoundary(call);
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => new FormData());
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const file = form.get("file");
  if (file instanceof File) return { fields, file: Buffer.from(await file.arrayBuffer()) };
  const data = /^data:[^,]*;base64,(.*)$/s.exec(file ?? "")?.[1];
  return { fields, file: data === undefined ? undefined : Buffer.from(data, "base64") };
}

async function measure(file: Buffer) {
  if (file.length > maxBytes) {
    throw new Refusal(400, `File size too large. Got ${file.length}. Maximum is ${maxBytes}.`);
  }
  const { format, width, height } = await sharp(file)
    .metadata()
    .catch(() => {
      throw new Refusal(400, "Invalid image file");
    });
  const kind = kinds.get(format);
  if (!kind) throw new Refusal(400, `Image file format ${format} not allowed`);
  return { format: kind, width, height };
}

function publicIdOf({ folder = "", public_id }: Record<string, string>): string {
  const name = public_id || randomId(20, "abcdefghijklmnopqrstuvwxyz0123456789");
  const id = folder ? `${folder.replace(/^\/+|\/+$/g, "")}/${name}` : name;
  if (/[?&#\\%<>+]|\.\./.test(id) || id.endsWith("/")) throw new Refusal(400, `public_id (${id}) is invalid`);
  return id;
}

/** POST /v1_1/{cloud}/image/upload. @throws Refusal */
export async function upload(settings: CloudinarySettings, assets: Assets, call: Call, base: string): Promise<Answer> {
  const { fields, file } = await readForm(call);
  checkSignature(settings, fields);
  if (!file) throw new Refusal(400, "Missing required parameter - file");
  const measured = await measure(file);
  const publicId = publicIdOf(fields);
  const existing = assets.find(publicId);
  if (existing && fields.overwrite === "0") return json(200, { ...shown(settings, existing, base), existing: true });
  const asset: Asset = {
    publicId,
    ...measured,
    version: Math.floor(Date.now() / 1000),
    bytes: file.length,
    createdAt: new Date().toISOString(),
    etag: createHash("md5").update(file).digest("hex"),
    assetId: randomBytes(16).toString("hex"),
    tags: fields.tags?.split(",").filter(Boolean) ?? [],
    deleted: false,
  };
  assets.write(originalOf(asset), file);
  assets.put(asset);
  return json(200, shown(settings, asset, base));
}

/** A picture as the provider's response. */
function shown({ cloud, key, secret }: CloudinarySettings, asset: Asset, base: string) {
  const { publicId, version, format } = asset;
  const url = `${base}/${cloud}/image/upload/v${version}/${publicId}.${format}`;
  const signature = createHash("sha1").update(`public_id=${publicId}&version=${version}${secret}`).digest("hex");
  return {
    asset_id: asset.assetId,
    public_id: publicId,
    version,
    version_id: asset.assetId,
    signature,
    width: asset.width,
    height: asset.height,
    format,
    resource_type: "image",
    created_at: asset.createdAt,
    tags: asset.tags,
    bytes: asset.bytes,
    type: "upload",
    etag: asset.etag,
    placeholder: false,
    url,
    secure_url: url,
    asset_folder: publicId.split("/").slice(0, -1).join("/"),
    display_name: publicId.split("/").at(-1),
    original_filename: "file",
    api_key: key,
  };
}

/** POST /v1_1/{cloud}/image/destroy. @throws Refusal */
export async function destroy(settings: CloudinarySettings, assets: Assets, call: Call): Promise<Answer> {
  const { fields } = await readForm(call);
  checkSignature(settings, fields);
  if (!fields.public_id) throw new Refusal(400, "Missing required parameter - public_id");
  const asset = assets.find(fields.public_id);
  if (asset) assets.put({ ...asset, deleted: true });
  return json(200, { result: asset ? "ok" : "not found" });
}
