/** The accepted types of pictures. */
export type ImageKind = "jpeg" | "png" | "webp" | "avif";

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString("latin1", at, at + text.length) === text;

/** Possible major brands of an AVIF file. */
const avifBrands = ["avif", "avis", "mif1", "msf1", "miaf"];

/**
 * The type of a picture by its first bytes; undefined for any other file. Only these types reach a decoder; the
 * image library has many more than these four.
 */
export function imageKind(bytes: Buffer): ImageKind | undefined {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  if (startsWith(bytes, "ftyp", 4) && avifBrands.some((brand) => startsWith(bytes, brand, 8))) return "avif";
  return undefined;
}
