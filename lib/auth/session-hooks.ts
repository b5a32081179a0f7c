"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { useSend } from "@/lib/http/use-send";
import { useSession } from "./hooks";
import { sessionsKey } from "./query-key";
import type { EndSession, MessageAnswer, SessionList } from "./schema";

/** Where the user is signed in. */
export function useSessions() {
  const { user } = useSession();
  return useQuery({
    queryKey: sessionsKey(user?.id),
    queryFn: ({ signal }) => api<SessionList>("/api/auth/sessions", { signal }),
    enabled: user !== null,
  });
}

/** Ends one session, or all others. */
export function useEndSession() {
  const { user } = useSession();
  return useSend<EndSession, MessageAnswer>({ path: "/api/auth/endSession", changes: sessionsKey(user?.id) });
}
