import { dayMs, hourMs } from "@/lib/dates";
import "server-only";
import { createHash, createHmac, hkdfSync } from "node:crypto";
import { env } from "@/lib/server/env";
import type { LinkKind } from "../options";

/** How long links work, in ms: half an hour for a new password, two days to confirm an address. */
export const linkMs: Record<LinkKind, number> = { resetPassword: hourMs / 2, confirmEmail: 2 * dayMs };

/** The page that each kind of link opens. */
export const linkPages: Record<LinkKind, string> = {
  resetPassword: "/auth/reset-password",
  confirmEmail: "/auth/verify-email",
};

let key: Buffer | undefined;

/** Derived from JWT_SECRET for this purpose alone. */
function linkKey(): Buffer {
  key ??= Buffer.from(hkdfSync("sha256", env().JWT_SECRET, "", "vastra links in mails", 32));
  return key;
}

/** The token of a link: it can't be told from the record's id, and is stored nowhere but in the mail. */
export function tokenOf(linkId: string): string {
  return createHmac("sha256", linkKey()).update(linkId).digest("base64url");
}

/** What is stored of a token, to find its record. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
