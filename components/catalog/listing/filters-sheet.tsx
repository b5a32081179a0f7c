"use client";

import { Button } from "@/components/ui/button";
import { Sheet, SheetBody, SheetClose, SheetContent, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import type { useListing } from "@/lib/catalog/listing/listing-hooks";
import { isFiltered, type ListingQuery, withoutFilters } from "@/lib/catalog/listing/listing-query";
import { productsText } from "../products-text";
import { FiltersForm } from "./filters-form";

interface FiltersSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: ListingQuery;
  listing: ReturnType<typeof useListing>;
  onChange: (query: ListingQuery) => void;
}

/** The filters as a sheet over the list they change, below 1024 px. */
export function FiltersSheet({ open, onOpenChange, query, listing, onChange }: FiltersSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="bottom">
        <SheetHeader className="h-14">
          <SheetTitle>Filters</SheetTitle>
        </SheetHeader>
        <SheetBody className="pt-4 pb-0">
          <FiltersForm query={query} facets={listing.facets} onChange={onChange} />
        </SheetBody>
        <div className="flex flex-wrap gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button
            variant="outline"
            size="lg"
            className="flex-1 px-4"
            disabled={!isFiltered(query)}
            onClick={() => onChange(withoutFilters(query))}
          >
            Clear all
          </Button>
          <SheetClose asChild>
            <Button size="lg" className="flex-2 px-4">
              {`Show ${listing.isOther ? "products" : productsText(listing.total)}`}
            </Button>
          </SheetClose>
        </div>
      </SheetContent>
    </Sheet>
  );
}
