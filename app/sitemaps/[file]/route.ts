import { countProducts, listAddresses } from "@/lib/catalog/sitemap-service";
import { requestOrigin } from "@/lib/pages/origin";
import { sitemapCount, sitemapPart, sitemapXml } from "@/lib/pages/sitemap";
import { textAnswer } from "@/lib/pages/text-answer";

/** One sitemap: /sitemaps/1.xml and so on. */
export function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return textAnswer("application/xml", async () => {
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec((await params).file)?.[1]);
    if (!number || number > sitemapCount(await countProducts())) return null;
    const { skip, limit, hasFixed } = sitemapPart(number);
    return sitemapXml(requestOrigin(request), hasFixed, await listAddresses(skip, limit));
  });
}
