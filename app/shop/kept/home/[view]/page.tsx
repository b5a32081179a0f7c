import type { Metadata } from "next";
import { Home } from "@/components/catalog/home";
import { loadFeatured } from "@/lib/catalog/pages-service";
import { pageMetadata } from "@/lib/pages/metadata";
import { site } from "@/lib/site";

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** At run time, because the build does not know where the shop will be reached. */
export function generateMetadata(): Metadata {
  const image = { url: "/pictures/kurta-indigo-blockprint.webp", alt: "A kurta of block-printed indigo cotton" };
  const metadata = pageMetadata({ title: site.name, description: site.description, path: "/shop/home", image });
  return { ...metadata, title: { absolute: `${site.name}: clothes, shoes and accessories` } };
}

/** /shop/home, made at its first request and kept: see lib/pages/addresses.mjs. */
export default async function HomePage() {
  return <Home {...(await loadFeatured())} />;
}
