import { freshLists } from "@/lib/catalog/server/lists/load";
import { countProducts } from "@/lib/catalog/server/sitemap";
import { requestOrigin } from "@/lib/pages/server/origin";
import { indexXml, sitemapCount } from "@/lib/pages/server/sitemap";
import { textAnswer } from "@/lib/pages/server/text-answer";

export const dynamic = "force-dynamic";

/** The index of the sitemaps. Next's own convention would generate it at build time, without a database. */
export function GET(request: Request): Promise<Response> {
  return textAnswer("application/xml", async () => {
    await freshLists();
    return indexXml(requestOrigin(request), sitemapCount(await countProducts()));
  });
}
