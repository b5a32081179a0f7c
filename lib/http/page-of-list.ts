/** A page of a list, as it is asked for and as its answer is cached. */
export interface PageOfList {
  /** The query key of the list. */
  key: readonly unknown[];
  /** The URL to fetch, without page and limit. */
  path: string;
  /** The `page` parameter of the page's URL. */
  page: number;
  /** How many entries a page has. */
  limit: number;
  /** The filters of the list; empty texts are ignored. */
  search?: Record<string, string>;
}

/** The query of the call that answers with this page. */
export function pageQuery({ page, limit, search = {} }: Omit<PageOfList, "key" | "path">): URLSearchParams {
  const query = new URLSearchParams({ page: String(page), limit: String(limit) });
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, value);
  return query;
}

/** The query key of this page. */
export function pageKey(list: Omit<PageOfList, "path">): readonly unknown[] {
  return [...list.key, pageQuery(list).toString()];
}
