"use client";

import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { useGet } from "@/lib/http/use-get";
import { profileKey } from "./query-key";
import type { ProfileAnswer } from "./schema";

/** The signed-in shopper's profile. In its own module because every page shows the avatar, but few edit the profile. */
export function useProfile() {
  const session = useSession();
  const { user } = session;
  const query = useGet<ProfileAnswer>(profileKey(user?.id), `/api/shop/profile/fetch/${user?.id}`, {
    enabled: user !== null,
  });
  return { profile: query.data?.data, ...ownState(session, query) };
}
