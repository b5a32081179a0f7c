"use client";

import { ChevronDown } from "lucide";
import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type ListingQuery, sortsOf, withSort } from "@/lib/catalog/listing/listing-query";
import { labelOf } from "@/lib/catalog/options";
import { loadPart, warmPart, warmWhenIdle } from "@/lib/load-part";
import { ListingLink } from "./listing-link";
import type { SortOptions } from "./sort-options";

interface SortMenuProps {
  query: ListingQuery;
  onChange: (query: ListingQuery) => void;
}

const load = () => import("./sort-options").then((module) => module.SortOptions);

/** Opens the sort menu, which is loaded after the page, before a press asks for it. Without JavaScript the sort orders are links. */
export function SortMenu({ query, onChange }: SortMenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ComponentProps<typeof SortOptions>> | null>(null);
  const [opening, setOpening] = useState(false);
  useEffect(() => warmWhenIdle(load), []);

  const button = (
    <Button
      variant="outline"
      className="noscript:hidden"
      aria-haspopup="menu"
      onPointerEnter={() => warmPart(load)}
      onFocus={() => warmPart(load)}
      onClick={() => {
        setOpening(true);
        void loadPart(
          load,
          (Options) => setLoaded(() => Options),
          () => setOpening(false),
        );
      }}
    >
      <span className="sort-value">
        <span>Sort by</span>
        <span>: </span>
        <span>{labelOf(sortsOf(query), query.sort)}</span>
      </span>
      <Icon shape={ChevronDown} className="size-4" />
    </Button>
  );

  return (
    <div>
      {Loaded && opening ? (
        <Loaded
          sort={query.sort}
          sorts={sortsOf(query)}
          onChange={(sort) => onChange(withSort(query, sort))}
          trigger={button}
        />
      ) : (
        button
      )}
      <ul className="hidden flex-wrap gap-x-4 noscript:flex">
        {sortsOf(query).map(({ id, label }) => (
          <li key={id}>
            <ListingLink
              to={withSort(query, id)}
              onChange={onChange}
              aria-current={id === query.sort ? "true" : undefined}
              className="sort-link"
            >
              {label}
            </ListingLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
