import type { HomeRow } from "@/lib/catalog/home-rows";
import { FilterLink } from "../filter-link";
import { SectionHead } from "../section-head";
import { RowCard } from "./row-card";

/** A section of products: a row to swipe, from 1024 px on in columns. */
export function ProductRow({ title, list, products }: HomeRow) {
  return (
    <section aria-label={title}>
      <SectionHead title={title}>
        <FilterLink filters={list} aria-label={`See all of ${title}`} className="see-all">
          See all
        </FilterLink>
      </SectionHead>
      <ul className="product-row">
        {products.map((product) => (
          <RowCard key={product._id} product={product} />
        ))}
      </ul>
    </section>
  );
}
