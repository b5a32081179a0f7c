"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { forgetPerson } from "@/lib/auth/drafts";
import { api } from "@/lib/http/client";
import { tellTabs } from "@/lib/tabs";
import { sessionKey } from "./query-key";
import { redirectFor } from "./redirects";
import type { Logout, MessageAnswer, SessionAnswer, User } from "./schema";
import { signInAgain } from "./sign-in-again";

/** The session that came with a private page, for what is rendered inside it before the query cache has it. */
export const PrefetchedSession = createContext<SessionAnswer | undefined>(undefined);

export interface Session {
  /** Null for a guest, and until the session is known. */
  user: User | null;
  /** True until the first response. */
  isLoading: boolean;
  /** The request failed: it is unknown who is signed in. */
  isFailed: boolean;
  reload: () => Promise<unknown>;
}

/** The page requires a signed-in user, but nobody is signed in: the session has ended elsewhere. */
async function fetchSession(signal: AbortSignal): Promise<SessionAnswer> {
  const answer = await api<SessionAnswer>("/api/auth/checkAuth", { signal });
  const mayStay = answer.user !== null || redirectFor(window.location.pathname, null) === null;
  return mayStay ? answer : signInAgain();
}

/** The signed-in user. */
export function useSession(): Session {
  const prefetched = useContext(PrefetchedSession);
  const {
    data = prefetched,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => fetchSession(signal),
    staleTime: 60_000,
    refetchOnWindowFocus: "always",
  });
  return { user: data?.user ?? null, isLoading: !data && isPending, isFailed: !data && isError, reload: refetch };
}

/**
 * The name of a draft of the signed-in user: whoever signs in next in this tab reads nothing of it. It ends with "guest" while
 * it is not known who is signed in, or nobody is.
 */
export function useDraftName(name: string): string {
  const { user } = useSession();
  return `${name} ${user?.id ?? "guest"}`;
}

/** Signs out, with `everywhere` on all devices, and removes the user's data from the cache. */
export function useLogout() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Logout) => api<MessageAnswer>("/api/auth/logout", { method: "POST", body }),
    onSuccess: () => forgetSession(cache),
  });
}

/** Removes all that this browser knows of who was signed in until now, and tells the other tabs. */
export function forgetSession(cache: QueryClient): void {
  forgetPerson();
  cache.clear();
  cache.setQueryData<SessionAnswer>(sessionKey, { success: false, user: null });
  tellTabs({ about: "session" });
}
