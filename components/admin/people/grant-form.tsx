"use client";

import { useState } from "react";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { useGrantRole } from "@/lib/auth/people-hooks";
import { GrantRole } from "@/lib/auth/people-schema";
import { notify } from "@/lib/notify";

const controls: Control<"email">[] = [
  {
    name: "email",
    label: "Email",
    type: "email",
    inputMode: "email",
    placeholder: "name@example.in",
    hint: "Of an account that is registered already.",
  },
];

/** Makes somebody an admin by their email. */
export function GrantForm() {
  const { mutateAsync: grant } = useGrantRole();
  // A form that was sent starts anew.
  const [sent, setSent] = useState(0);
  return (
    <Form
      key={sent}
      controls={controls}
      schema={GrantRole}
      defaultValues={{ email: "" }}
      submitText="Make an admin"
      waitingText="Making…"
      isDisabled={({ email }) => !email?.trim()}
      className="max-w-xl gap-3 md:grid-cols-[minmax(0,1fr)_auto]"
      footClassName="mt-0 md:mt-6.5 [&_button]:h-12 [&_button]:text-body"
      onSubmit={async (body) => {
        notify.done((await grant(body)).message);
        setSent(sent + 1);
      }}
    />
  );
}
