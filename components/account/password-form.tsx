"use client";

import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { useChangePassword } from "@/lib/auth/account-hooks";
import { ChangePassword } from "@/lib/auth/schema";
import { notify } from "@/lib/notify";

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

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync: change } = useChangePassword();
  return (
    <Form
      controls={controls}
      schema={ChangePassword}
      defaultValues={{ currentPassword: "", newPassword: "" }}
      submitText="Change Password"
      waitingText="Changing…"
      className="grid gap-4 md:grid-cols-2"
      footClassName="mt-2 md:col-span-2"
      buttonClassName="w-auto"
      onCancel={onDone}
      onSubmit={async (passwords) => {
        const { message } = await change(passwords);
        notify.done(message);
        onDone();
      }}
    />
  );
}
