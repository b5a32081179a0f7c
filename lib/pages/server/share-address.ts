import { lists } from "@/lib/catalog/lists/current";
import firstLists from "@/lib/catalog/lists/first-lists.json";
import type { Banner } from "@/lib/settings/banners";
import { firstBanners } from "@/lib/settings/first-content";

/** The size of a sharing picture, in px: what networks show without cropping. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The part of a media host's URL that transformations follow. */
const upload = "/image/upload/";

const shopPicture = "/share/home.jpg";

/**
 * The sharing picture of the whole shop: the one that is drawn when the shop is built, as long as the banner shows a first
 * picture, then that of the banner.
 * @param banners those that are shown
 */
export function shareOfBanners([banner]: readonly Pick<Banner, "pictures">[]): string {
  const picture = banner?.pictures[0];
  const isFirst = firstBanners.some(({ pictures }) => pictures.some((one) => one === picture));
  return picture && !isFirst ? shareAddress(picture) : shopPicture;
}

/** The sharing picture of a category, likewise by its tile; null where there is none. */
export function shareOfCategory(category: string): string | null {
  const pictureIn = ({ categories }: Pick<typeof firstLists, "categories"> | ReturnType<typeof lists>) =>
    categories.find(({ id }) => id === category)?.tile.picture;
  const [own, first] = [pictureIn(lists()), pictureIn(firstLists)];
  if (own && own !== first) return shareAddress(own);
  return first ? `/share/${category}.jpg` : null;
}

/**
 * The URL of a landscape JPEG of a product's picture: rendered by the shop for its own pictures, by the media host for
 * uploaded ones. Any other picture is replaced by the shop's.
 */
export function shareAddress(image: string): string {
  const own = /^\/pictures\/([a-z0-9-]+)\.webp$/.exec(image)?.[1];
  if (own) return `/share/pictures/${own}.jpg`;
  const at = image.indexOf(upload);
  if (image.startsWith("/") || at < 0) return shopPicture;
  const [host, file] = [image.slice(0, at + upload.length), image.slice(at + upload.length)];
  const { width, height } = shareSize;
  return `${host}b_rgb:ffb27a,c_pad,f_jpg,h_${height},q_auto,w_${width}/${file}`;
}
