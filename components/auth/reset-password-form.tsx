"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { useResetPassword } from "@/lib/auth/account-hooks";
import { ResetPassword } from "@/lib/auth/schema";
import { ApiError } from "@/lib/http/client";
import { leaveFor } from "@/lib/leave-for";
import { notify } from "@/lib/notify";
import { DeadLink } from "./dead-link";
import { useLinkToken } from "./use-link-token";

const controls: Control<"password">[] = [
  {
    name: "password",
    label: "New Password",
    type: "password",
    autoComplete: "new-password",
    hint: "8 characters or more. All devices are signed out.",
  },
];

const NewPassword = ResetPassword.pick({ password: true });

export function ResetPasswordForm() {
  const { mutateAsync: reset } = useResetPassword();
  const router = useRouter();
  const token = useLinkToken();
  const [isDead, setIsDead] = useState(false);
  if (isDead || token === null) {
    return (
      <DeadLink
        href="/auth/forgot-password"
        isMissing={token === null}
        note="If you asked for several, only the newest link works."
      >
        Ask for a new link
      </DeadLink>
    );
  }
  return (
    <Form
      controls={controls}
      schema={NewPassword}
      defaultValues={{ password: "" }}
      submitText="Save password"
      waitingText="Saving…"
      isDisabled={() => token === undefined}
      onSubmit={async ({ password }) => {
        try {
          const { message } = await reset({ token: token ?? "", password });
          notify.done(message);
          await leaveFor(router, "/auth/login");
        } catch (error) {
          if (!(error instanceof ApiError) || !error.issues.some(({ field }) => field === "token")) throw error;
          setIsDead(true);
        }
      }}
    />
  );
}
