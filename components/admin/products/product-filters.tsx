"use client";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { adminSorts, hsnStates, stockStates } from "@/lib/catalog/admin/options";
import type { ProductSearch } from "@/lib/catalog/admin/pages";
import { lists } from "@/lib/catalog/lists/current";
import type { Option } from "@/lib/catalog/options";

interface ProductFiltersProps {
  search: ProductSearch;
  onNarrow: (changes: Partial<ProductSearch>) => void;
}

/** The filters of the product grid, and its sort order. */
export function ProductFilters({ search, onNarrow }: ProductFiltersProps) {
  const { categories, brands, kinds, sizeSets, facts } = lists();
  const choices: readonly {
    name: keyof ProductSearch;
    label: string;
    all: string | null;
    options: readonly Option[];
  }[] = [
    { name: "category", label: "Category", all: "All", options: categories },
    { name: "brand", label: "Brand", all: "All", options: brands },
    { name: "kind", label: "Kind", all: "All", options: kinds },
    // Where a link of the page Catalogue leads: chosen there, removed here.
    ...(search.sizeSet ? [{ name: "sizeSet", label: "Size set", all: "All", options: sizeSets } as const] : []),
    ...(search.fact ? [{ name: "fact", label: "Fact", all: "All", options: facts } as const] : []),
    { name: "stock", label: "Stock", all: "All", options: stockStates },
    // Only who followed the link of the dashboard.
    ...(search.hsn ? [{ name: "hsn", label: "HSN code", all: "All", options: hsnStates } as const] : []),
    { name: "deleted", label: "Show", all: "In the shop", options: [{ id: "true", label: "Deleted" }] },
    { name: "sortBy", label: "Sort by", all: null, options: adminSorts },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 pb-5 md:grid-cols-3 xl:grid-cols-6">
      {choices.map(({ name, label, all, options }) => (
        <Field key={name} label={label} className="max-md:last:col-span-2">
          <Select options={options} value={search[name]} onChange={(event) => onNarrow({ [name]: event.target.value })}>
            {all !== null && <option value="">{all}</option>}
          </Select>
        </Field>
      ))}
    </div>
  );
}
