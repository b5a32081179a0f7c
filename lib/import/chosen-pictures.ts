import { fileKey } from "./picture-source";

const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** Whether a chosen file is a picture; any other is taken for the CSV file. */
export function isPicture({ name, type }: Pick<File, "name" | "type">): boolean {
  return type.startsWith("image/") || pictureName.test(name);
}

/** The pictures chosen so far with those of `files`, by the keys under which rows name them; a later one replaces an earlier one. */
export function withPictures(chosen: ReadonlyMap<string, File>, files: readonly File[]): ReadonlyMap<string, File> {
  return new Map([...chosen, ...files.filter(isPicture).map((file): [string, File] => [fileKey(file.name), file])]);
}
