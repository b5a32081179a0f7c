"use client";

import dynamic from "next/dynamic";
import { FilterOptions, type FilterOptionsProps } from "./filter-options";

const OriginFilter = dynamic(() => import("./origin-filter").then((part) => part.OriginFilter), { ssr: false });

/** The options of a group; countries can be sorted too, and come only where there are several. */
export function GroupOptions(props: FilterOptionsProps) {
  return props.group.id === "origin" ? <OriginFilter {...props} /> : <FilterOptions {...props} />;
}
