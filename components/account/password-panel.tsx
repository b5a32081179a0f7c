"use client";

import { useState } from "react";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { Button } from "@/components/ui/button";
import { useChangePassword } from "@/lib/auth/hooks";
import { ChangePassword } from "@/lib/auth/schema";
import { notify } from "@/lib/notify";
import { Panel } from "./panel";

const controls: Control<keyof ChangePassword>[] = [
  { name: "currentPassword", label: "Current Password", type: "password", autoComplete: "current-password" },
  {
    name: "newPassword",
    label: "New Password",
    type: "password",
    autoComplete: "new-password",
    hint: "8 characters or more. Other devices are signed out.",
  },
];

/** A new password, by the old one. */
export function PasswordPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync: change } = useChangePassword();
  const open = (
    <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
      Change Password
    </Button>
  );
  return (
    <Panel title="Password" action={!isOpen && open}>
      {isOpen && (
        <Form
          controls={controls}
          schema={ChangePassword}
          defaultValues={{ currentPassword: "", newPassword: "" }}
          submitText="Change Password"
          waitingText="Changing…"
          className="md:grid-cols-2"
          footClassName="md:col-span-2"
          buttonClassName="w-auto"
          actions={
            <Button variant="ghost" size="lg" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
          }
          onSubmit={async (passwords) => {
            const { message } = await change(passwords);
            notify.done(message);
            setIsOpen(false);
          }}
        />
      )}
    </Panel>
  );
}
