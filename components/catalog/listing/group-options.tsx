"use client";

import type { ComponentType } from "react";
import { useLatePart } from "@/components/ui/use-late-part";
import { FilterOptions, type FilterOptionsProps } from "./filter-options";

type OriginFilter = ComponentType<FilterOptionsProps>;

/** Where it can't be loaded, the panel is whole without it. */
const loadOriginFilter = () =>
  import("./origin-filter").then(
    (part): OriginFilter => part.OriginFilter,
    () => () => null,
  );

/** The filter of countries, loaded once the page is there; null until then. */
export function useOriginFilter(): OriginFilter | null {
  return useLatePart(loadOriginFilter);
}

/** The options of a group; countries can be sorted too. */
export function GroupOptions({ Origin, ...props }: FilterOptionsProps & { Origin: OriginFilter | null }) {
  if (props.group.id !== "origin") return <FilterOptions {...props} />;
  return Origin && <Origin {...props} />;
}
