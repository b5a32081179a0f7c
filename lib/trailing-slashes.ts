/** A path without the slashes at its end. A regular expression would look at a run of slashes anew from each of them. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}
