import firstLists from "@/lib/catalog/lists/first-lists.json";

/** The size of a sharing picture, in px: what networks show without cropping. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The part of a media host's URL that transformations follow. */
const upload = "/image/upload/";

/** The sharing picture of one of the first categories, or of the whole shop for anything else. */
export function shareOverview(category?: string): string {
  return `/share/${firstLists.categories.find(({ id }) => id === category)?.id ?? "home"}.jpg`;
}

/**
 * The URL of a landscape JPEG of a product's picture: rendered by the shop for its own pictures, by the media host for
 * uploaded ones. Any other picture is replaced by the shop's.
 */
export function shareAddress(image: string): string {
  const own = /^\/pictures\/([a-z0-9-]+)\.webp$/.exec(image)?.[1];
  if (own) return `/share/pictures/${own}.jpg`;
  const at = image.indexOf(upload);
  if (image.startsWith("/") || at < 0) return shareOverview();
  const [host, file] = [image.slice(0, at + upload.length), image.slice(at + upload.length)];
  const { width, height } = shareSize;
  return `${host}b_rgb:ffb27a,c_pad,f_jpg,h_${height},q_auto,w_${width}/${file}`;
}
