/** Hosts of the media provider itself, as opposed to a replacement. */
const ownApi = /(^|\.)cloudinary\.com$/;

/**
 * The prefix of the URLs of all pictures delivered from a cloud.
 * @param cloudinaryUrl such as cloudinary://key:secret@cloud; with an `upload_prefix` that is not the provider's own,
 * pictures are delivered from there
 */
export function mediaBase(cloudinaryUrl: string): string {
  const { hostname: cloud, searchParams } = new URL(cloudinaryUrl);
  const prefix = searchParams.get("upload_prefix");
  const elsewhere = prefix && !ownApi.test(new URL(prefix).hostname);
  return `${elsewhere ? new URL(prefix).origin : "https://res.cloudinary.com"}/${cloud}/`;
}

/**
 * Whether a URL is one of our pictures: a path of the site that is not under /api, or in our own cloud of the media
 * host. Parsed as in a browser, so that no `..`, backslash or encoded character points elsewhere.
 */
export function isOwnImage(address: string, cloudinaryUrl: string | undefined): boolean {
  // Browsers drop line breaks and tabs and treat \ as /, and servers may decode escape sequences.
  if (/[\s\\\p{Cc}]|%(2f|5c|2e|00|0a|0d|09|25)/iu.test(address)) return false;
  if (address.startsWith("/")) return isOwnPath(address);
  if (!cloudinaryUrl || !URL.canParse(address)) return false;
  const base = mediaBase(cloudinaryUrl);
  return address.startsWith(base) && new URL(address).href.startsWith(base) && address.length > base.length;
}

function isOwnPath(path: string): boolean {
  const site = "https://site.invalid";
  if (path.startsWith("//") || !URL.canParse(path, site)) return false;
  const { origin, pathname } = new URL(path, site);
  if (origin !== site || pathname === "/") return false;
  try {
    return !/^\/+api(\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
