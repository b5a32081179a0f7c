import { fileKey } from "./picture-source";

const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** Whether a chosen file is a picture; any other is treated as the CSV file. */
export function isPicture({ name, type }: Pick<File, "name" | "type">): boolean {
  return type.startsWith("image/") || pictureName.test(name);
}

/**
 * Merges the pictures of `files` into those chosen so far, by the keys that rows name them with; later ones replace
 * earlier ones.
 */
export function withPictures(chosen: ReadonlyMap<string, File>, files: readonly File[]): ReadonlyMap<string, File> {
  return new Map([...chosen, ...files.filter(isPicture).map((file): [string, File] => [fileKey(file.name), file])]);
}
