"use client";

import { useState } from "react";
import { useSignOut } from "@/components/layout/use-sign-out";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Panel } from "./panel";

/** Ends all sessions of the shopper after a confirmation. */
export function SignOutPanel() {
  const [isAsking, setIsAsking] = useState(false);
  const { signOut, isSigningOut } = useSignOut();
  const ask = (
    <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
      Sign out everywhere
    </Button>
  );
  return (
    <Panel title="Devices" action={ask}>
      <p className="text-ink-2">
        Lost a phone, or signed in on a computer that is not yours? Sign out on every device at once.
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out everywhere?"
        text="You will be signed out on all devices, including this one."
        action="Sign out everywhere"
        waiting={isSigningOut}
        onConfirm={() => signOut(true)}
      />
    </Panel>
  );
}
