"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { api } from "@/lib/http/client";
import { profileKey } from "./query-key";
import type { ProfileAnswer } from "./schema";

/** The signed-in shopper's profile. In its own module because every page shows the avatar, but few edit the profile. */
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
