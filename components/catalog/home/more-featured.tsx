"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useMoreFeatured } from "@/lib/catalog/featured-hooks";
import { distinct } from "@/lib/distinct";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { FeaturedCard } from "./featured-card";

interface MoreFeaturedProps {
  /** The ids of the products that the page shows at first; each press adds as many. */
  first: readonly string[];
  total: number;
  children: ReactNode;
}

function tellFailure(error: unknown) {
  const call = error instanceof ApiError ? error.call : undefined;
  notify.error("We couldn't load the products.", "Please try again.", call);
}

/** The product grid of the home page. A press adds more products below, without scrolling. */
export function MoreFeatured({ first, total, children }: MoreFeaturedProps) {
  const shown = first.length;
  const { pages, loadMore, isLoading } = useMoreFeatured(shown);
  const list = useRef<HTMLDivElement>(null);
  const all = pages.flat();
  const products = distinct(all).filter(({ _id }) => !first.includes(_id));
  const seen = useRef(products.length);

  useEffect(() => {
    if (products.length === seen.current) return;
    const next = list.current?.children[shown + seen.current];
    seen.current = products.length;
    next?.querySelector("a")?.focus({ preventScroll: true });
  }, [products.length, shown]);

  return (
    <>
      <div ref={list} className="card-grid lg:grid-cols-4 lg:gap-x-5 lg:gap-y-10">
        {children}
        {products.map((product) => (
          <FeaturedCard key={product._id} product={product} />
        ))}
      </div>
      {shown + all.length < total && (
        <div className="mt-10 flex flex-col items-center gap-3 md:mt-12 noscript:hidden">
          <Button
            variant="outline"
            size="lg"
            className="max-md:w-full"
            waiting={isLoading}
            waitingText="Loading…"
            onClick={() => loadMore().catch(tellFailure)}
          >
            More Products
          </Button>
        </div>
      )}
    </>
  );
}
