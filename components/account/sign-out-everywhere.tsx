"use client";

import { useState } from "react";
import { useSignOut } from "@/components/layout/use-sign-out";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";

/** Ends all sessions of the shopper, this one included, after a confirmation. */
export function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const { signOut, isSigningOut } = useSignOut();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
      <p className="max-w-md text-ink-2">
        Lost a phone, or signed in on a computer that is not yours? Sign out on every device at once.
      </p>
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Sign out everywhere?"
        text="You will be signed out on all devices, including this one."
        action="Sign out everywhere"
        waiting={isSigningOut}
        onConfirm={() => signOut(true)}
      />
    </div>
  );
}
