"use client";

import { type ComponentType, lazy, Suspense } from "react";
import { FilterOptions, type FilterOptionsProps } from "./filter-options";

/** Loaded where several countries occur; the panel is whole without it. */
const OriginFilter = lazy<ComponentType<FilterOptionsProps>>(() =>
  import("./origin-filter").then(
    (part) => ({ default: part.OriginFilter }),
    () => ({ default: () => null }),
  ),
);

/** The options of a group; countries can be sorted too. */
export function GroupOptions(props: FilterOptionsProps) {
  if (props.group.id !== "origin") return <FilterOptions {...props} />;
  return (
    <Suspense>
      <OriginFilter {...props} />
    </Suspense>
  );
}
