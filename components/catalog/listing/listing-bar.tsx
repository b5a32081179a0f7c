"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { FiltersButton } from "./filters-button";
import { SortMenu } from "./sort-menu";

/** The order and the filters of a list: on small screens a bar at the foot, which goes while one scrolls down. */
export function ListingBar(props: ComponentProps<typeof FiltersButton>) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    import("./hide-on-scroll")
      .then(({ hideOnScroll }) => bar.current && hideOnScroll(bar.current, stop.signal))
      // Without it the bar stays.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return (
    <div ref={bar} data-until="lg" className="listing-bar">
      <SortMenu query={props.query} onChange={props.onChange} />
      <FiltersButton {...props} />
    </div>
  );
}
