/** No list has more pages; what is above is no number of a page. */
const lastPage = 1_000_000;

/** The longest text that a list can be searched for: all calls take as much. */
export const longestSearch = 100;

/** The page that a text of the address means, from 1; anything that is none counts as 1. */
export function pageOf(text: string | null): number {
  const page = Math.floor(Number(text));
  return page >= 1 && page <= lastPage ? page : 1;
}

interface Changing {
  /** Puts the new address in the place of this one; else back leads to it. */
  replace?: boolean;
}

/** Sets names in the query of the page's address, without loading it, and takes out those that are empty. */
export function changeQuery(changes: Record<string, string>, { replace = false }: Changing = {}): void {
  const next = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const query = next.toString();
  const address = `${window.location.pathname}${query && `?${query}`}`;
  if (replace) window.history.replaceState(null, "", address);
  else window.history.pushState(null, "", address);
}

/** How a page stands in the query: the first one needs no word. */
export function pageText(page: number): string {
  return page > 1 ? String(page) : "";
}
