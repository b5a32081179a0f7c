import { createSecretKey, type KeyObject } from "node:crypto";
import { env } from "@/lib/server/env";

let made: KeyObject | undefined;

/**
 * The key that signs tokens, made once from JWT_SECRET. Given the text itself, jsonwebtoken tries to read it as a public
 * key at each call, which takes fifty times as long as checking the signature.
 */
export function signingKey(): KeyObject {
  made ??= createSecretKey(Buffer.from(env().JWT_SECRET));
  return made;
}
