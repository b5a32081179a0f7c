"use client";

import { Avatar } from "@/components/account/avatar";
import { useProfile } from "@/lib/profile/use-profile";

/** Who is signed in, as a picture or an initial; the initial stands until the profile is there. */
export function HeaderAvatar({ username }: { username: string }) {
  const { profile } = useProfile();
  return <Avatar avatar={profile?.avatar ?? ""} username={username} className="size-8 font-bold text-small" />;
}
