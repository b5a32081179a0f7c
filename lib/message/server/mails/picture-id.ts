import { createHash } from "node:crypto";

/** The id under which a mail refers to a picture that comes with it (RFC 2392). @param image the picture's address */
export function pictureId(image: string): string {
  return `${createHash("sha256").update(image).digest("hex").slice(0, 16)}@pictures.invalid`;
}
