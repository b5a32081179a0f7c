"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/http/client";
import { useSession } from "./hooks";
import type { EndSession, MessageAnswer, SessionList } from "./schema";

const key = (userId: string | undefined) => ["sessions", userId ?? "guest"] as const;

/** Where the user is signed in. */
export function useSessions() {
  const { user } = useSession();
  return useQuery({
    queryKey: key(user?.id),
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
    onSettled: () => cache.invalidateQueries({ queryKey: key(user?.id) }),
  });
}
