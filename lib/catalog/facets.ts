import { type Brand, brands, type Category, categories, ids } from "./options";
import type { Facets } from "./schema";

/** How many products each pair of category and brand has. */
export type CountGrid = Map<Category, Map<Brand, number>>;

interface Chosen {
  category: string[];
  brand: string[];
}

/** A grid of all pairs, zeros too, from the pairs that have products. */
export function countGrid(rows: { category: string; brand: string; count: number }[]): CountGrid {
  const counts = new Map(rows.map((row) => [`${row.category} ${row.brand}`, row.count]));
  return new Map(
    ids(categories).map((category) => [
      category,
      new Map(ids(brands).map((brand) => [brand, counts.get(`${category} ${brand}`) ?? 0])),
    ]),
  );
}

function sum(grid: CountGrid, category: (id: Category) => boolean, brand: (id: Brand) => boolean): number {
  let total = 0;
  for (const [categoryId, row] of grid) {
    if (!category(categoryId)) continue;
    for (const [brandId, count] of row) if (brand(brandId)) total += count;
  }
  return total;
}

function allows(chosen: string[]): (id: string) => boolean {
  return (id) => chosen.length === 0 || chosen.includes(id);
}

/** How many products match the chosen options; an empty group allows all. */
export function countsOf(grid: CountGrid, { category, brand }: Chosen): number {
  return sum(grid, allows(category), allows(brand));
}

/** Products per option of each group, each group counted with the other group's choice applied. */
export function facetsOf(grid: CountGrid, { category, brand }: Chosen): Facets {
  const perCategory = ids(categories).map((id) => [id, sum(grid, (other) => other === id, allows(brand))]);
  const perBrand = ids(brands).map((id) => [id, sum(grid, allows(category), (other) => other === id)]);
  return {
    category: Object.fromEntries(perCategory) as Facets["category"],
    brand: Object.fromEntries(perBrand) as Facets["brand"],
  };
}
