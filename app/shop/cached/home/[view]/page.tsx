import type { Metadata } from "next";
import { Home } from "@/components/catalog/home/home";
import { noFilters } from "@/lib/catalog/filters";
import { loadFeatured, lowestPrice } from "@/lib/catalog/server/pages";
import { formatRupees } from "@/lib/money";
import { pageMetadata } from "@/lib/pages/server/metadata";
import { shareOverview } from "@/lib/pages/server/share-address";
import { site } from "@/lib/site";

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Generated at run time, because the build does not know the shop's URL. */
export async function generateMetadata(): Promise<Metadata> {
  const lowest = await lowestPrice(noFilters);
  const prices = lowest === null ? "" : ` Prices from ${formatRupees(lowest)}.`;
  const metadata = pageMetadata({
    title: site.name,
    description: site.description + prices,
    path: "/shop/home",
    picture: { url: shareOverview(), alt: `Clothes and shoes at ${site.name}` },
  });
  return { ...metadata, title: { absolute: `${site.name}: clothes, shoes and accessories` } };
}

/** /shop/home, rendered on its first request and cached: see lib/pages/server/addresses.mjs. */
export default async function HomePage() {
  return <Home {...(await loadFeatured())} />;
}
