import { withoutTrailingSlashes } from "@/lib/trailing-slashes";

const optimiser = "/_next/image";
const site = "https://site.invalid";

/** The folders of the site's own pictures; next.config.mjs lists the same. */
const folders = /^\/(pictures|icons)\/./;

/**
 * The target of a request. Its query is removed when it asks the image optimiser for anything but a picture of the site
 * in exactly the spelling of pictureAddress, because the optimiser writes a file for each spelling. Without a query it
 * responds with 400.
 * @param target path and query, as in the request line
 */
export function optimiserTarget(target: string): string {
  if (!URL.canParse(target, site)) return target;
  const { pathname, searchParams } = new URL(target, site);
  if (withoutTrailingSlashes(pathname) !== optimiser) return target;
  const [picture = "", ...more] = searchParams.getAll("url");
  return more.length === 0 && isCanonicalPicture(picture) ? target : optimiser;
}

function isCanonicalPicture(path: string): boolean {
  if (!folders.test(path) || /%|\/\/|\/$/.test(path) || !URL.canParse(path, site)) return false;
  // Whatever the parser normalises, such as `..`, a fragment, a backslash or a trailing space, is another spelling.
  return decodeURI(new URL(path, site).pathname) === path;
}
