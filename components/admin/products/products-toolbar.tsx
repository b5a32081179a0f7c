"use client";

import { FileDown, FileUp } from "lucide";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button, buttonClasses } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SearchField } from "@/components/ui/search-field";
import type { ProductSearch } from "@/lib/catalog/admin/pages";
import { counted } from "@/lib/counted";
import { ProductFilters } from "./product-filters";

const ImportDialog = dynamic(() => import("./import-dialog").then((module) => module.ImportDialog));

interface ProductsToolbarProps {
  search: ProductSearch;
  onNarrow: (changes: Partial<ProductSearch>) => void;
  /** The number of products; null while it is not known. */
  total: number | null;
}

/** The toolbar above the grid: search, the export of all products, and their number. */
export function ProductsToolbar({ search, onNarrow, total }: ProductsToolbarProps) {
  // Null until the dialog is first opened, so that it is loaded only then.
  const [importing, setImporting] = useState<boolean | null>(null);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 pb-2">
      <SearchField
        label="Search"
        placeholder="Title, brand"
        value={search.q}
        onSearch={(q) => onNarrow({ q })}
        className="w-full md:max-w-96"
      />
      <div className="flex flex-wrap gap-2 md:ml-auto">
        <a className={buttonClasses({ variant: "outline" })} href="/api/admin/products/export" download>
          <Icon shape={FileDown} className="size-4" />
          <span>Export CSV</span>
        </a>
        <Button variant="outline" onClick={() => setImporting(true)}>
          <Icon shape={FileUp} className="size-4" />
          <span>Import CSV</span>
        </Button>
      </div>
      <div className="w-full">
        <ProductFilters search={search} onNarrow={onNarrow} />
      </div>
      <p role="status" className="figures w-full text-ink-3">
        {total === null ? "\u00a0" : counted(total, "product")}
      </p>
      {importing !== null && <ImportDialog open={importing} onClose={() => setImporting(false)} />}
    </div>
  );
}
