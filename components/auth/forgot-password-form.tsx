"use client";

import { useState } from "react";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { useForgotPassword } from "@/lib/auth/account-hooks";
import { ForgotPassword } from "@/lib/auth/schema";

const controls: Control<"email">[] = [
  { name: "email", label: "Email", type: "email", placeholder: "you@example.in", autoComplete: "email" },
];

/** Asks for a link; what is said then is the same for every address. */
export function ForgotPasswordForm() {
  const { mutateAsync: ask } = useForgotPassword();
  const [answer, setAnswer] = useState("");
  return (
    <>
      <Form
        controls={controls}
        schema={ForgotPassword}
        defaultValues={{ email: "" }}
        submitText="Send link"
        waitingText="Sending…"
        onSubmit={async (values) => setAnswer((await ask(values)).message)}
      />
      <div role="status">
        {answer && (
          <p className="mt-4 rounded-b-hung border-rust border-t-2 bg-marigold-soft px-4 py-3">
            {`${answer} It works for 30 minutes. Look in your spam folder too.`}
          </p>
        )}
      </div>
    </>
  );
}
