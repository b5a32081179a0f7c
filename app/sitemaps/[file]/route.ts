import { freshLists } from "@/lib/catalog/server/lists/load";
import { countProducts, listAddresses } from "@/lib/catalog/server/sitemap";
import { requestOrigin } from "@/lib/pages/server/origin";
import { sitemapCount, sitemapPart, sitemapXml } from "@/lib/pages/server/sitemap";
import { textAnswer } from "@/lib/pages/server/text-answer";

/** One sitemap: /sitemaps/1.xml and so on. */
export function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return textAnswer("application/xml", async () => {
    await freshLists();
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec((await params).file)?.[1]);
    if (!number || number > sitemapCount(await countProducts())) return null;
    const { skip, limit, hasFixed } = sitemapPart(number);
    return sitemapXml(requestOrigin(request), hasFixed, await listAddresses(skip, limit));
  });
}
