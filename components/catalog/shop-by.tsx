import { clsx } from "clsx";
import { brands, categories } from "@/lib/catalog/options";
import { FilterLink } from "./filter-link";
import { Picture } from "./picture";
import { SectionHead } from "./section-head";

/** Coloured tiles, each with one picture hanging in it. */
export function ShopByCategory() {
  return (
    <section>
      <SectionHead title="Shop By Category" />
      <ul className="on-dye grid grid-cols-6 gap-3 md:grid-cols-5 md:gap-4 lg:gap-5">
        {categories.map(({ id, label, ground, picture }, index) => (
          <li key={id} className={clsx("md:col-span-1", index < 2 ? "col-span-3" : "col-span-2")}>
            <FilterLink
              filters={{ category: [id] }}
              className={clsx(
                "group hung-shape flex flex-col items-center overflow-hidden md:aspect-3/4",
                ground,
                index < 2 ? "aspect-4/5" : "aspect-3/4",
              )}
            >
              <span className="block min-h-0 w-[72%] flex-1 overflow-hidden rounded-b-hung bg-cotton">
                <Picture
                  image={`/pictures/${picture}.webp`}
                  alt=""
                  sizes="(width >= 80rem) 190px, (width >= 48rem) 14vw, 34vw"
                  className="transition-transform duration-(--duration-panel) ease-fall group-hover:scale-[1.04]"
                />
              </span>
              <span className="display block w-full px-3 pt-2.5 pb-2.5 text-h3 max-md:text-lg max-xs:px-1.5 max-xs:text-base md:px-4 md:pb-3.5 lg:text-h2">
                {label}
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cells in one cotton-coloured block, all brands styled alike. */
export function ShopByBrands() {
  return (
    <section>
      <SectionHead title="Shop By Brands" />
      <ul className="hung-shape grid grid-cols-2 gap-px overflow-hidden bg-line md:grid-cols-3 lg:grid-cols-6">
        {brands.map(({ id, label }) => (
          <li key={id}>
            <FilterLink
              filters={{ brand: [id] }}
              className="display grid h-24 place-items-center bg-cotton font-bold text-[2rem] -outline-offset-2 transition-colors duration-(--duration-touch) hover:bg-ink hover:text-paper md:h-36 md:text-[2.5rem]"
            >
              {label}
            </FilterLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
