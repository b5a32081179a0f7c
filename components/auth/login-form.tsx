"use client";

import { useRouter } from "next/navigation";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { useLogin } from "@/lib/auth/hooks";
import { nextPage } from "@/lib/auth/next-page";
import { landingPage } from "@/lib/auth/redirects";
import { Login } from "@/lib/auth/schema";
import { notify } from "@/lib/notify";

const controls: Control<keyof Login>[] = [
  { name: "email", label: "Email", type: "email", placeholder: "you@example.in", autoComplete: "email" },
  { name: "password", label: "Password", type: "password", autoComplete: "current-password" },
];

export function LoginForm() {
  const { mutateAsync: login } = useLogin();
  const router = useRouter();
  return (
    <Form
      controls={controls}
      schema={Login}
      defaultValues={{ email: "", password: "" }}
      submitText="Log In"
      waitingText="Logging in…"
      onSubmit={async (values) => {
        const { message, user } = await login(values);
        notify.done(message);
        router.replace(nextPage(window.location.search) ?? landingPage(user.role));
      }}
    />
  );
}
