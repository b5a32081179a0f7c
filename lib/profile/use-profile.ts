"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { api } from "@/lib/http/client";
import type { ProfileAnswer } from "./schema";

/** The place of a user's profile in the query cache. */
export const profileKey = (userId: string | undefined) => ["profile", userId ?? "guest"] as const;

/** The signed-in shopper's profile. Apart from the hooks that change it, because every page shows the avatar. */
export function useProfile() {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: profileKey(user?.id),
    queryFn: ({ signal }) => api<ProfileAnswer>(`/api/shop/profile/fetch/${user?.id}`, { signal }),
    enabled: user !== null,
  });
  return { profile: query.data?.data, ...ownState(session, query) };
}
