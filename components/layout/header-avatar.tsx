"use client";

import { Avatar } from "@/components/account/avatar";
import { useProfile } from "@/lib/profile/use-profile";

/** The user's picture or initial; the initial is shown until the profile has loaded. */
export function HeaderAvatar({ username }: { username: string }) {
  const { profile } = useProfile();
  return <Avatar avatar={profile?.avatar ?? ""} username={username} className="size-8 font-bold text-small" />;
}
