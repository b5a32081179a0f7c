import { brandsPath } from "@/lib/catalog/brand-letters";
import { filterGroups } from "@/lib/catalog/filters";
import { listingHref, listingPath } from "@/lib/catalog/listing/listing-query";
import { ids, visible } from "@/lib/catalog/options";
import { productPath } from "@/lib/catalog/product-path";
import { contactPath } from "@/lib/grievance/status";
import { helpSlugs } from "@/lib/help/options";
import { helpPath } from "@/lib/help/path";
import { reviewsHelpPath } from "@/lib/review/options";

/** How many URLs one sitemap contains. */
export const sitemapSize = 10_000;

/** The pages other than products, listed first. */
export function fixedPaths(): string[] {
  const groups = filterGroups().filter(({ isCached }) => isCached);
  const lists = groups.flatMap(({ id, options }) => ids(visible(options)).map((one) => listingHref({ [id]: [one] })));
  const help = ["/shop/help", ...helpSlugs.map(helpPath), reviewsHelpPath, contactPath];
  return ["/shop/home", listingPath, brandsPath, ...help, ...lists];
}

/** How many sitemaps are needed for this many products. */
export function sitemapCount(products: number): number {
  return Math.ceil((fixedPaths().length + products) / sitemapSize);
}

/** The slice of products in the nth sitemap (from 1), and whether it contains the fixed pages. */
export function sitemapPart(number: number): { skip: number; limit: number; hasFixed: boolean } {
  const start = (number - 1) * sitemapSize - fixedPaths().length;
  return { skip: Math.max(0, start), limit: sitemapSize + Math.min(0, start), hasFixed: start < 0 };
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of all sitemaps. @param origin such as "https://vastra.example" */
export function indexXml(origin: string, count: number): string {
  const entries = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${index + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}

/** One sitemap. @param origin such as "https://vastra.example" */
export function sitemapXml(origin: string, hasFixed: boolean, products: { id: string; changed: Date }[]): string {
  const fixed = hasFixed ? fixedPaths().map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>\n`) : [];
  const own = products.map(
    ({ id, changed }) =>
      `<url><loc>${escapeXml(origin + productPath(id))}</loc><lastmod>${changed.toISOString()}</lastmod></url>\n`,
  );
  return `${head}<urlset ${namespace}>\n${fixed.join("")}${own.join("")}</urlset>\n`;
}
