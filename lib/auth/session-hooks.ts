"use client";

import { useGet } from "@/lib/http/use-get";
import { useSend } from "@/lib/http/use-send";
import { useSession } from "./hooks";
import { sessionsKey } from "./query-key";
import type { EndSession, MessageAnswer, SessionList } from "./schema";

/** Where the user is signed in. */
export function useSessions() {
  const { user } = useSession();
  return useGet<SessionList>(sessionsKey(user?.id), "/api/auth/sessions", { enabled: user !== null });
}

/** Ends one session, or all others. */
export function useEndSession() {
  const { user } = useSession();
  return useSend<EndSession, MessageAnswer>({ path: "/api/auth/endSession", changes: sessionsKey(user?.id) });
}
