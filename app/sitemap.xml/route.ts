import { countProducts } from "@/lib/catalog/sitemap-service";
import { requestOrigin } from "@/lib/pages/origin";
import { indexXml, sitemapCount } from "@/lib/pages/sitemap";
import { textAnswer } from "@/lib/pages/text-answer";

export const dynamic = "force-dynamic";

/** The index of the sitemaps. Next's own convention would make it at build, without a database. */
export function GET(request: Request): Promise<Response> {
  return textAnswer("application/xml", async () =>
    indexXml(requestOrigin(request), sitemapCount(await countProducts())),
  );
}
