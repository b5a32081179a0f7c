/** The picture named by a cell: a file that is uploaded with the CSV file, or a URL on the web. */
export interface PictureSource {
  kind: "file" | "address";
  /** The name in lower case, or the URL. */
  source: string;
}

const pictureFile = /^[^/\\:]{1,200}\.(jpe?g|png|webp|avif)$/i;
const webAddress = /^[a-z][a-z\d+.-]+:\/\//i;

/** A file name as it is looked up: spreadsheets and file systems encode the same name differently. */
export function fileKey(name: string): string {
  return name.trim().normalize("NFC").toLowerCase();
}

/** The source of a picture that is not the shop's own; null when the cell is neither a file name nor a URL. */
export function pictureSource(cell: string): PictureSource | null {
  const text = cell.trim();
  if (webAddress.test(text)) return { kind: "address", source: text };
  return pictureFile.test(text) ? { kind: "file", source: fileKey(text) } : null;
}
