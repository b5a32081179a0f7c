"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Pager } from "@/components/ui/pager";
import { EmptyState } from "@/components/ui/states";
import { cn } from "@/lib/class-names";
import { pageText } from "@/lib/http/address-query";
import { Loaded, type Loading } from "./loaded";
import { useAddress } from "./use-address";

interface PagedListProps {
  list: Loading & { pages: number; isTurning: boolean };
  /** What stands in the place of the rows while they load: a text for rows of skeletons, or what looks like the rows. */
  loading: ReactNode;
  /** "We couldn't load the orders." */
  failed: string;
  /** What stands in the place of the rows when there are none; false while there are some. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The page of a list that the address names, and the pager. */
export function PagedList({ list, loading, failed, empty, children }: PagedListProps) {
  const { page, change } = useAddress();
  return (
    <>
      <Loaded state={list} loading={loading} failed={failed}>
        {empty || <div className={cn("transition-opacity", list.isTurning && "opacity-60")}>{children}</div>}
      </Loaded>
      <Pager page={page} pages={list.pages} onTurn={(to) => change({ page: pageText(to) })} />
    </>
  );
}

/** How many entries a list has, to the right of the page's heading. */
export function ListCount({ list, text }: { list: Loading; text: string }) {
  return (
    <p role="status" className="lining-nums text-ink-3">
      {list.isLoading || list.error ? "" : text}
    </p>
  );
}

interface NoEntriesProps {
  /** The filters by their names in the address; "" filters nothing. */
  search: Record<string, string>;
  /** "No order matches", for a list that is filtered. */
  unmatched: string;
  /** "No orders yet", and when they appear. */
  title: string;
  text: string;
}

/** The empty state of a list; a list that is filtered offers to remove all filters. */
export function NoEntries({ search, unmatched, title, text }: NoEntriesProps) {
  const { change } = useAddress();
  if (!Object.values(search).some(Boolean)) return <EmptyState title={title} text={text} />;
  const nothing = Object.fromEntries(Object.keys(search).map((name) => [name, ""]));
  return (
    <EmptyState
      title={unmatched}
      text="Try removing a filter."
      action={
        <Button variant="outline" onClick={() => change({ ...nothing, page: "" })}>
          Clear all
        </Button>
      }
    />
  );
}
