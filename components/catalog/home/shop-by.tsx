import Link from "next/link";
import { brandsPath } from "@/lib/catalog/brand-letters";
import { lists } from "@/lib/catalog/lists/current";
import type { Category } from "@/lib/catalog/lists/schema";
import { visible } from "@/lib/catalog/options";
import { cn } from "@/lib/class-names";
import { hasHanger, isCutOut } from "@/lib/media/cut-out";
import { FilterLink } from "../filter-link";
import { Picture } from "../picture";
import { SectionHead } from "../section-head";

/** The classes of the palette's colours. */
const grounds: Record<Category["tile"]["colour"], string> = {
  kesar: "bg-kesar",
  neel: "bg-neel",
  leaf: "bg-leaf",
  turmeric: "bg-turmeric",
  gulab: "bg-gulab",
};

/** How many brands home shows. */
const shownBrands = 6;

/**
 * Coloured tiles, each with one picture hanging in it, in a row of five, of two and three, or of two by the width of
 * their text. A container query would lay them out twice while a slow device still reads the page.
 */
export function ShopByCategory() {
  return (
    <section>
      <SectionHead title="Shop By Category" />
      <ul className="tile-row on-dye">
        {visible(lists().categories).map(({ id, label, tile }) => (
          <li key={id}>
            <FilterLink filters={{ category: [id] }} className={cn("group tile", grounds[tile.colour])}>
              {hasHanger(tile.picture) && <span className="thread" />}
              {tile.picture && (
                <span className={isCutOut(tile.picture) ? "tile-bare" : "tile-framed"}>
                  <Picture
                    image={tile.picture}
                    alt=""
                    sizes="(width >= 80rem) 190px, (width >= 48rem) 14vw, 34vw"
                    widths={[180, 280, 400]}
                    className="card-picture"
                  />
                </span>
              )}
              <span className="tile-name">{label}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cells in one cotton-coloured block, all brands styled alike. */
export function ShopByBrands() {
  const brands = visible(lists().brands);
  return (
    <section>
      <SectionHead title="Shop By Brands">
        {brands.length > shownBrands && (
          <Link
            href={brandsPath}
            prefetch={false}
            className="tap whitespace-nowrap underline underline-offset-4 hover:text-rust"
          >
            All brands
          </Link>
        )}
      </SectionHead>
      <ul className="hung-shape kind-tiles">
        {brands.slice(0, shownBrands).map(({ id, label }) => (
          <li key={id}>
            <FilterLink filters={{ brand: [id] }} className="brand-cell">
              {label}
            </FilterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
