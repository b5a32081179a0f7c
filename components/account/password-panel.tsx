"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { FormSkeleton } from "@/components/form/form-skeleton";
import { Button } from "@/components/ui/button";
import { Panel } from "./panel";

const PasswordForm = dynamic(() => import("./password-form").then((module) => module.PasswordForm), {
  loading: () => <FormSkeleton fields={2} />,
});

/** A new password, by the old one. */
export function PasswordPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const open = (
    <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
      Change Password
    </Button>
  );
  return (
    <Panel title="Password" action={!isOpen && open}>
      {isOpen && <PasswordForm onDone={() => setIsOpen(false)} />}
    </Panel>
  );
}
