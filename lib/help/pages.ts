import type { PageOfList } from "@/lib/http/page-of-list";
import type { HelpSlug } from "./options";

/** The query key of the help pages with their texts. */
export const pagesKey = ["help-pages"] as const;

/** A page of the versions of a help page, newest first, as the editor shows it. */
export function pageVersions(slug: HelpSlug, page: number): PageOfList {
  return { key: [...pagesKey, slug], path: `/api/admin/pages/versions/${slug}`, limit: 10, page };
}
