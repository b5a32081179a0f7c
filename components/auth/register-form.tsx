"use client";

import { useRouter } from "next/navigation";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { useRegister } from "@/lib/auth/account-hooks";
import { Register } from "@/lib/auth/schema";
import { rememberEmail } from "@/lib/auth/sign-up-email";
import { leaveFor } from "@/lib/leave-for";
import { notify } from "@/lib/notify";

const controls: Control<keyof Register>[] = [
  { name: "username", label: "User Name", autoComplete: "username" },
  { name: "email", label: "Email", type: "email", placeholder: "you@example.in", autoComplete: "email" },
  {
    name: "password",
    label: "Password",
    type: "password",
    autoComplete: "new-password",
    hint: "8 characters or more.",
  },
];

export function RegisterForm() {
  const { mutateAsync: register } = useRegister();
  const router = useRouter();
  return (
    <Form
      controls={controls}
      schema={Register}
      defaultValues={{ username: "", email: "", password: "" }}
      submitText="Sign Up"
      waitingText="Signing up…"
      onSubmit={async (values) => {
        // Stored before the call: an email that already has an account continues to sign-in too.
        rememberEmail(values.email);
        const { message } = await register(values);
        notify.done(message);
        // A visitor who came from a page of the shop returns to it after signing in.
        await leaveFor(router, `/auth/login${window.location.search}`);
      }}
    />
  );
}
