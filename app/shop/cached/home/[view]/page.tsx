import type { Metadata } from "next";
import { Home } from "@/components/catalog/home/home";
import { sentHome } from "@/components/catalog/home/sent-home";
import { noFilters } from "@/lib/catalog/filters";
import { kindTiles } from "@/lib/catalog/home-rows";
import { lists } from "@/lib/catalog/lists/current";
import { visible } from "@/lib/catalog/options";
import { loadHomeRows } from "@/lib/catalog/server/home-rows";
import { loadFeatured, lowestPrice } from "@/lib/catalog/server/pages";
import { today } from "@/lib/dates";
import { formatRupees } from "@/lib/money";
import { pageMetadata } from "@/lib/pages/server/metadata";
import { bannersOn } from "@/lib/settings/banners";
import { describeShop } from "@/lib/settings/first-content";
import { pageSettings } from "@/lib/settings/server/current";
import { site } from "@/lib/site";

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Generated at run time, because the build does not know the shop's URL. */
export async function generateMetadata(): Promise<Metadata> {
  const { deliveryDays } = await pageSettings();
  const lowest = await lowestPrice(noFilters);
  const prices = lowest === null ? "" : ` Prices from ${formatRupees(lowest)}.`;
  const metadata = await pageMetadata({
    title: site.name,
    description: describeShop(deliveryDays) + prices,
    path: "/shop/home",
    picture: { alt: `Clothes and shoes at ${site.name}` },
  });
  return { ...metadata, title: { absolute: `${site.name}: clothes, shoes and accessories` } };
}

/**
 * /shop/home, rendered on its first request and cached: see lib/pages/server/addresses.mjs. The daily job that counts
 * popularity has it rendered anew after each Indian midnight, with the banners of the day.
 */
export default async function HomePage() {
  const [{ facets, ...featured }, { banners }] = await Promise.all([loadFeatured(), pageSettings()]);
  const shown = bannersOn(today(new Date()), banners);
  const kinds = kindTiles(lists().kinds, facets.kind);
  const tiles = [...kinds, ...visible(lists().categories).map(({ tile }) => tile)].map(({ picture }) => picture);
  const ids = featured.products.map(({ _id }) => _id);
  const rows = await loadHomeRows(ids, [...tiles, ...shown.flatMap(({ pictures }) => pictures)]);
  return <Home sent={sentHome({ ...featured, kinds, rows, banners: shown })} />;
}
