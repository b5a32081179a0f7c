/** What a cell for a picture names: a file that is uploaded with the CSV file, or an address on the web. */
export interface PictureSource {
  kind: "file" | "address";
  /** The name in small letters, or the address. */
  source: string;
}

const pictureFile = /^[^/\\:]{1,200}\.(jpe?g|png|webp|avif)$/i;
const webAddress = /^[a-z][a-z\d+.-]+:\/\//i;

/** A file's name as it is looked up: tables and disks write the same name in different ways. */
export function fileKey(name: string): string {
  return name.trim().normalize("NFC").toLowerCase();
}

/** What a cell names that is no picture of the shop; null when it can be neither. */
export function pictureSource(cell: string): PictureSource | null {
  const text = cell.trim();
  if (webAddress.test(text)) return { kind: "address", source: text };
  return pictureFile.test(text) ? { kind: "file", source: fileKey(text) } : null;
}
