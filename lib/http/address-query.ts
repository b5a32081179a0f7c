/** No list has more pages; a higher number is invalid. */
const lastPage = 1_000_000;

/** The longest search text of a list, the same for all endpoints. */
export const maxSearchLength = 100;

/** Parses a page number from a URL, from 1; anything invalid counts as 1. */
export function pageOf(text: string | null): number {
  const page = Math.floor(Number(text));
  return page >= 1 && page <= lastPage ? page : 1;
}

/** A query parameter as the router gives it, read as `URLSearchParams` would: the first of several, or null. */
export function textOf(value: string | string[] | undefined): string | null {
  return [value].flat()[0] ?? null;
}

interface Changing {
  /** Replaces the current history entry; otherwise Back returns to it. */
  replace?: boolean;
}

/** Sets query parameters of the page's URL without loading it, and removes empty ones; the same URL again is no step of Back. */
export function changeQuery(changes: Record<string, string>, { replace = false }: Changing = {}): void {
  const { pathname, search } = window.location;
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const query = next.toString();
  const address = `${pathname}${query && `?${query}`}`;
  if (address === pathname + search) return;
  if (replace) window.history.replaceState(null, "", address);
  else window.history.pushState(null, "", address);
}

/** A page number as a query parameter; empty for the first page. */
export function pageText(page: number): string {
  return page > 1 ? String(page) : "";
}
