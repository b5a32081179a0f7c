const optimiser = "/_next/image";
const site = "https://site.invalid";

/** Where the site's own pictures lie; next.config.mjs names the same. */
const folders = /^\/(pictures|icons)\/./;

/**
 * The target of a request, without its query when that asks the picture optimiser for anything but a picture of the site,
 * spelled the one way that pictureAddress spells it: the optimiser makes a file for each spelling. Without a query it
 * answers 400.
 * @param target path and query, as in the request's first line
 */
export function optimiserTarget(target: string): string {
  if (!URL.canParse(target, site)) return target;
  const { pathname, searchParams } = new URL(target, site);
  if (pathname.replace(/\/+$/, "") !== optimiser) return target;
  const [picture = "", ...more] = searchParams.getAll("url");
  return more.length === 0 && isCanonicalPicture(picture) ? target : optimiser;
}

function isCanonicalPicture(path: string): boolean {
  if (!folders.test(path) || /%|\/\/|\/$/.test(path) || !URL.canParse(path, site)) return false;
  // What the parser reads otherwise, such as `..`, a fragment, a backslash or a space at the end, is another spelling.
  return decodeURI(new URL(path, site).pathname) === path;
}
