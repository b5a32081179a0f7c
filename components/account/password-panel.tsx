"use client";

import { useState } from "react";
import { FormSkeleton } from "@/components/form/form-skeleton";
import { usePart } from "@/components/form/use-part";
import { Button } from "@/components/ui/button";
import { Panel } from "./panel";

const loadForm = () => import("./password-form").then((module) => module.PasswordForm);

/** Changes the password; asks for the current one. */
export function PasswordPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const PasswordForm = usePart(loadForm, isOpen, close);
  const open = (
    <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
      Change Password
    </Button>
  );
  return (
    <Panel title="Password" action={!isOpen && open}>
      {isOpen && (PasswordForm ? <PasswordForm onDone={close} /> : <FormSkeleton fields={2} />)}
    </Panel>
  );
}
