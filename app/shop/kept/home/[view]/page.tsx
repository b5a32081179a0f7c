import { Home } from "@/components/catalog/home";
import { loadFeatured } from "@/lib/catalog/pages-service";

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** /shop/home, made at its first request and kept: see lib/pages/addresses.mjs. */
export default async function HomePage() {
  return <Home {...(await loadFeatured())} />;
}
