"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LazyToaster } from "@/components/lazy-toaster";
import { sessionKey } from "@/lib/auth/hooks";
import { leaveAdminArea } from "@/lib/auth/leave-admin-area";
import type { SessionAnswer } from "@/lib/auth/schema";
import { signInAgain } from "@/lib/auth/sign-in-again";
import { ApiError } from "@/lib/http/client";

/** A refusal stays one; no answer and a tired server are worth another try. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < 2;
}

function makeClient(): QueryClient {
  /** A session that was ended elsewhere: sign in again, then come back. A role that was taken: out of the admin area. */
  function onError(error: Error) {
    if (!(error instanceof ApiError)) return;
    if (error.code === "forbidden") {
      leaveAdminArea();
      // Somebody else may have signed in in another tab.
      void client.invalidateQueries({ queryKey: sessionKey });
    }
    if (error.code !== "not_signed_in") return;
    if (!client.getQueryData<SessionAnswer>(sessionKey)?.user) return;
    client.clear();
    void signInAgain();
  }
  const client = new QueryClient({
    // Without a network a call fails and says so: the library would hold it back and send it later, unasked.
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
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
  });
  return client;
}

/** What every page needs in the browser: the answers of the API kept in one place, and the toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <LazyToaster />
    </QueryClientProvider>
  );
}
