"use client";

// What the pages, the not-found page and the error pages all use: the build would else repeat it in the code of each.
import "@/components/layout/lost-page";
import "@/components/layout/page-failed";
import "next/link";

import { MutationCache, QueryCache, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { LazyParts } from "@/components/lazy-parts";
import { leaveAdminArea } from "@/lib/auth/leave-admin-area";
import { sessionKey } from "@/lib/auth/query-key";
import type { SessionAnswer } from "@/lib/auth/schema";
import { signInAgain } from "@/lib/auth/sign-in-again";
import { repeatEarlyPresses } from "@/lib/early-presses";
import { ApiError, isSessionEnded } from "@/lib/http/client";
import { ShopQueryClient } from "@/lib/http/query-client";
import { onNews } from "@/lib/tabs";
import { OfflineSupport } from "./offline-support";
import { useSteadyNumbers } from "./use-steady-numbers";

/** A 4xx is final; a failed connection and a server error are retried. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < 2;
}

function makeClient(): QueryClient {
  /** A revoked role leaves the admin area; another user may have signed in in another tab. */
  function onError(error: Error): void {
    if (!(error instanceof ApiError) || error.code !== "forbidden") return;
    leaveAdminArea();
    void client.invalidateQueries({ queryKey: sessionKey });
  }

  /** Whether the session of the user that this page shows was ended elsewhere. */
  function isEndedElsewhere(error: Error): boolean {
    return isSessionEnded(error) && Boolean(client.getQueryData<SessionAnswer>(sessionKey)?.user);
  }

  /** Fetching the session again leads from a page that requires a user to signing in; a public page stays open. */
  function onQueryError(error: Error): void {
    onError(error);
    if (isEndedElsewhere(error)) void client.invalidateQueries({ queryKey: sessionKey });
  }

  /** What was pressed requires a user on every page. */
  function onMutationError(error: Error): void {
    onError(error);
    if (!isEndedElsewhere(error)) return;
    client.clear();
    void signInAgain();
  }

  const client = new ShopQueryClient({
    // Offline, a call fails and reports it: by default the library would pause it and send it later, unexpectedly.
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: isWorthRetrying,
      },
      mutations: { networkMode: "always" },
    },
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError: onMutationError }),
  });
  return client;
}

/** What every page needs in the browser: the query cache, the toasts, and the page to show offline. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  useSteadyNumbers();
  // With the commit: a press that comes after it is one that React hears.
  useLayoutEffect(() => void repeatEarlyPresses(), []);
  useEffect(() => onNews(({ about }) => void client.invalidateQueries({ queryKey: [about] })), [client]);
  return (
    <QueryClientProvider client={client}>
      {children}
      <LazyParts />
      <OfflineSupport />
    </QueryClientProvider>
  );
}
