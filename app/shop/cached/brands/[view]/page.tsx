import type { Metadata } from "next";
import { FilterLink } from "@/components/catalog/filter-link";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { brandLetters, brandsPath } from "@/lib/catalog/brand-letters";
import { pageLists } from "@/lib/catalog/server/lists/load";
import { cacheWithLists } from "@/lib/catalog/server/page-tags";
import { pageMetadata } from "@/lib/pages/server/metadata";
import { site } from "@/lib/site";

export const revalidate = 3600;
export const generateStaticParams = () => [];

const title = "All brands";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title,
    description: `Every brand at ${site.name}, from A to Z.`,
    path: brandsPath,
    picture: { alt: title },
  });
}

const idOf = (letter: string) => (letter === "#" ? "brands-others" : `brands-${letter}`);
const nameOf = (letter: string) => (letter === "#" ? "Others" : letter);

/** /shop/brands, rendered on its first request and cached: see lib/pages/server/addresses.mjs. */
export default async function BrandsPage() {
  await pageLists();
  await cacheWithLists();
  const letters = brandLetters();
  return (
    <main className="page pt-5 lg:pt-8">
      <Breadcrumb links={[{ label: "Home", href: "/shop/home" }]} current={title} />
      <h1 className="hung display mt-3 pt-3 pb-4 text-h2">{title}</h1>
      <nav aria-label="Letters">
        <ul className="flex flex-wrap gap-1 pb-6">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${idOf(letter)}`}
                aria-label={letter === "#" ? "Others" : undefined}
                className="grid size-11 place-items-center rounded-control font-semibold hover:bg-marigold-soft"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-8">
        {letters.map(({ letter, brands }) => (
          <section key={letter} aria-labelledby={idOf(letter)} className="border-line border-t pt-4">
            <h2 id={idOf(letter)} className="display scroll-mt-28 pb-2 text-h3">
              {nameOf(letter)}
            </h2>
            <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-3 lg:grid-cols-5">
              {brands.map(({ id, label }) => (
                <li key={id}>
                  <FilterLink
                    filters={{ brand: [id] }}
                    className="wrap-anywhere flex min-h-11 items-center hover:text-rust"
                  >
                    {label}
                  </FilterLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
