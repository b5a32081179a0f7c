"use client";

import { Button } from "@/components/ui/button";
import { useSendVerification } from "@/lib/auth/account-hooks";
import { useShopConfig } from "@/lib/config/hooks";
import { outcome } from "@/lib/outcome";
import type { Profile } from "@/lib/profile/schema";
import { Panel } from "./panel";

/** Asks to confirm the email address, until it is confirmed; shows nothing where the shop sends no mails. */
export function EmailPanel({ profile }: { profile: Profile }) {
  const { data: config } = useShopConfig();
  const { mutate: send, isPending } = useSendVerification();
  if (profile.emailVerified || !config?.mail) return null;
  const again = (
    <Button
      variant="outline"
      size="sm"
      waiting={isPending}
      waitingText="Sending…"
      onClick={() => send(undefined, outcome)}
    >
      Send again
    </Button>
  );
  return (
    <Panel title="Confirm your email address" action={again}>
      <p className="text-ink-2">{`Open the link in our mail to ${profile.email} to confirm that the address is yours. If you can't find it, we send another one.`}</p>
    </Panel>
  );
}
