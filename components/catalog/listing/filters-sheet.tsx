"use client";

import * as Tabs from "radix-ui/tabs";
import { Button } from "@/components/ui/button";
import { Sheet, SheetClose, SheetContent, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import { chosenOf } from "@/lib/catalog/filters";
import type { useListing } from "@/lib/catalog/listing/listing-hooks";
import { isFiltered, type ListingQuery, withoutFilters } from "@/lib/catalog/listing/listing-query";
import { offeredGroups } from "@/lib/catalog/listing/offered-groups";
import { productsText } from "../products-text";
import { ChosenCount } from "./chosen-count";
import { GroupOptions, useOriginFilter } from "./group-options";
import { hasPriceFilter, PriceFilter } from "./price-filter";

interface FiltersSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: ListingQuery;
  listing: ReturnType<typeof useListing>;
  onChange: (query: ListingQuery) => void;
}

/** A group beside its options. */
interface Pane {
  id: string;
  label: string;
  chosen: number;
}

/** The filters as a sheet over the list they change, below 1024 px: the groups on the left, one group's options on the right. */
export function FiltersSheet({ open, onOpenChange, query, listing, onChange }: FiltersSheetProps) {
  const { before, after } = offeredGroups(query, listing.facets);
  const groups = [...before, ...after];
  const paneOf = ({ id, label }: (typeof groups)[number]): Pane => ({ id, label, chosen: chosenOf(query, id).length });
  const price = { id: "price", label: "Price", chosen: query.minPrice.length + query.maxPrice.length };
  const panes = [
    ...before.map(paneOf),
    ...(hasPriceFilter(query, listing.facets) ? [price] : []),
    ...after.map(paneOf),
  ];
  const Origin = useOriginFilter();
  const common = { query, facets: listing.facets, onChange };
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent side="bottom">
        <SheetHeader className="h-14">
          <SheetTitle>Filters</SheetTitle>
        </SheetHeader>
        {/* Where large text leaves no room for two panes, the groups are a row above the options. */}
        <div className="@container flex min-h-0 flex-col">
          <Tabs.Root
            defaultValue={panes[0]?.id}
            orientation="vertical"
            activationMode="manual"
            className="flex h-[34rem] min-h-0 flex-col @min-[18rem]:flex-row"
          >
            <Tabs.List
              aria-label="Groups of filters"
              className="flex shrink-0 overflow-x-auto bg-cotton @min-[18rem]:block @min-[18rem]:w-[38%] @min-[18rem]:max-w-52 @min-[18rem]:overflow-y-auto"
            >
              {panes.map(({ id, label, chosen }) => (
                <Tabs.Trigger
                  key={id}
                  value={id}
                  className="flex min-h-12 shrink-0 items-center gap-2 @min-[18rem]:w-full border-transparent border-t-4 px-3 pb-1 text-left -outline-offset-4 hover:text-rust data-[state=active]:chosen data-[state=active]:border-ink data-[state=active]:bg-paper data-[state=active]:font-semibold"
                >
                  <span className="wrap-normal min-w-0 flex-1 whitespace-nowrap @min-[18rem]:whitespace-normal">
                    {label}
                  </span>
                  <ChosenCount count={chosen} />
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {panes.map(({ id }) => {
              const group = groups.find((one) => one.id === id);
              return (
                <Tabs.Content
                  key={id}
                  value={id}
                  className="min-w-0 flex-1 overflow-y-auto px-4 py-2 -outline-offset-2 [&_legend]:sr-only"
                >
                  {group ? (
                    <GroupOptions group={group} Origin={Origin} scope="s" {...common} />
                  ) : (
                    <PriceFilter {...common} />
                  )}
                </Tabs.Content>
              );
            })}
          </Tabs.Root>
        </div>
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
