/** The widths in which pictures are served within pages, in px; next.config.mjs allows these and those of large views. */
export const pictureWidths = [180, 280, 400, 640, 900] as const;

/** The widths of a picture that fills the window and is zoomed: the last is as wide as the widest that are stored. */
export const largeWidths = [900, 1800] as const;

export type PictureWidth = (typeof pictureWidths | typeof largeWidths)[number];

const quality = 75;

/** The part of a media host's URL that transformations follow. */
const upload = "/image/upload/";

/**
 * The URL of a picture in a width: through the optimiser for the shop's own, through transformations for the media
 * host's.
 */
export function pictureAddress(image: string, width: PictureWidth): string {
  if (image.startsWith("/")) return `/_next/image?url=${encodeURIComponent(image)}&w=${width}&q=${quality}`;
  const at = image.indexOf(upload);
  if (at < 0) return image;
  const [host, file] = [image.slice(0, at + upload.length), image.slice(at + upload.length)];
  return `${host}c_limit,f_auto,q_auto,w_${width}/${file}`;
}

/**
 * The `src` and `srcset` of a picture in these widths. Browsers take one of the widths; `src` is for what knows no widths,
 * and of the shop's own pictures the picture itself, as its short URL is in a page once for each card.
 */
export function pictureSources(image: string, widths: readonly PictureWidth[]): { src: string; srcSet: string } {
  const srcSet = widths.map((width) => `${pictureAddress(image, width)} ${width}w`).join(",");
  return { src: image.startsWith("/") ? image : pictureAddress(image, 640), srcSet };
}
