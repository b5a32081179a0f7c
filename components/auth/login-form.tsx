"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { useLogin } from "@/lib/auth/login-hook";
import { pageAfterSignIn } from "@/lib/auth/page-after-sign-in";
import { Login } from "@/lib/auth/schema";
import { forgetEmail } from "@/lib/auth/sign-up-email";
import { ApiError } from "@/lib/http/client";
import { leaveFor } from "@/lib/leave-for";
import { notify } from "@/lib/notify";
import { ForgotPasswordLink } from "./forgot-password-link";
import { secondFactorCode } from "./second-factor-code";
import { SignUpEmail } from "./sign-up-email";

const controls: Control<"email" | "password">[] = [
  { name: "email", label: "Email", type: "email", placeholder: "you@example.in", autoComplete: "email" },
  { name: "password", label: "Password", type: "password", autoComplete: "current-password" },
];

const Credentials = Login.omit({ code: true });
const Code = Login.pick({ code: true }).required();

/** Email and password, then the code if the account has a second factor. */
export function LoginForm() {
  const { mutateAsync: login } = useLogin();
  const router = useRouter();
  // The accepted email and password, while the code is requested.
  const [credentials, setCredentials] = useState<Login | null>(null);

  async function signIn(values: Login) {
    const { message, user } = await login(values);
    forgetEmail();
    notify.done(message);
    await leaveFor(router, pageAfterSignIn(user));
  }

  if (credentials) {
    return (
      <Form
        key="code"
        controls={[secondFactorCode]}
        schema={Code}
        defaultValues={{ code: "" }}
        submitText="Log In"
        waitingText="Logging in…"
        isDisabled={({ code }) => !code?.trim()}
        buttonClassName="w-auto flex-1"
        cancelText="Back"
        onCancel={() => setCredentials(null)}
        onSubmit={({ code }) => signIn({ ...credentials, code })}
      />
    );
  }
  return (
    <>
      <Form
        key="credentials"
        controls={controls}
        schema={Credentials}
        defaultValues={{ email: "", password: "" }}
        submitText="Log In"
        waitingText="Logging in…"
        onSubmit={async (values) => {
          try {
            await signIn(values);
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== "second_factor_needed") throw error;
            setCredentials(values);
          }
        }}
      >
        <SignUpEmail />
      </Form>
      <ForgotPasswordLink />
    </>
  );
}
