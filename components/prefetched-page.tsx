"use client";

import { HydrationBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect } from "react";
import { PrefetchedSession } from "@/lib/auth/hooks";
import { sessionKey } from "@/lib/auth/query-key";
import { dehydrated, type Prefetched } from "@/lib/pages/prefetched";

interface PrefetchedPageProps {
  /** Null when the server could not tell: the browser then asks for everything. */
  prefetched: Prefetched | null;
  children: ReactNode;
}

/**
 * A private page with what the server has fetched for it. The frame around it (top bar, sidebar) is hydrated as it is in
 * the HTML, without the session, and gets it before it would ask for it.
 */
export function PrefetchedPage({ prefetched, children }: PrefetchedPageProps) {
  const cache = useQueryClient();
  // Before the effects in which hooks fetch what is not in the cache.
  useLayoutEffect(() => {
    if (!prefetched || cache.getQueryData(sessionKey) !== undefined) return;
    cache.setQueryData(sessionKey, prefetched.session);
    if (prefetched.isSessionDue) void cache.invalidateQueries({ queryKey: sessionKey });
  }, [cache, prefetched]);
  if (!prefetched) return children;
  return (
    <PrefetchedSession value={prefetched.session}>
      <HydrationBoundary state={dehydrated(prefetched, cache)}>{children}</HydrationBoundary>
    </PrefetchedSession>
  );
}
