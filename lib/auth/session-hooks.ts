"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
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
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: EndSession) => api<MessageAnswer>("/api/auth/endSession", { method: "POST", body }),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey(user?.id) }),
  });
}
