import { createHash, timingSafeEqual } from "node:crypto";
import { Refusal } from "./refusals";
import type { CloudinarySettings } from "./settings";

/** Parameters that are never signed. */
const unsigned = new Set(["file", "api_key", "signature", "cloud_name", "resource_type"]);
/** How long a signature is valid, in seconds. */
const goodForSeconds = 3600;

/** The string to sign: name=value by name, joined by &, with & in a value written as %26. */
export function stringToSign(fields: Record<string, string>): string {
  return Object.entries(fields)
    .filter(([name, value]) => !unsigned.has(name) && value !== "")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value.replaceAll("&", "%26")}`)
    .join("&");
}

export function sign(fields: Record<string, string>, secret: string, algorithm: "sha1" | "sha256" = "sha1"): string {
  return createHash(algorithm)
    .update(`${stringToSign(fields)}${secret}`)
    .digest("hex");
}

/** @throws Refusal when a call is not signed with the secret */
export function checkSignature(settings: CloudinarySettings, fields: Record<string, string>): void {
  const { api_key = "", signature = "", timestamp = "" } = fields;
  if (!api_key) throw new Refusal(401, "Must supply api_key");
  if (api_key !== settings.key) throw new Refusal(401, `Unknown API key ${api_key}`);
  if (!signature) throw new Refusal(400, "Upload preset must be specified when using unsigned upload");
  if (!/^\d+$/.test(timestamp)) throw new Refusal(400, "Missing required parameter - timestamp");
  const wanted = Buffer.from(sign(fields, settings.secret, signature.length === 64 ? "sha256" : "sha1"));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new Refusal(401, `Invalid Signature ${signature}. String to sign - '${stringToSign(fields)}'.`);
  }
  const age = Date.now() / 1000 - Number(timestamp);
  if (Math.abs(age) > goodForSeconds) {
    const reported = new Date(Number(timestamp) * 1000).toISOString();
    throw new Refusal(400, `Stale request - reported time is ${reported} which is more than 1 hour ago`);
  }
}
