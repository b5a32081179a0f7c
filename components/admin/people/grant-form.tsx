"use client";

import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { GrantRole } from "@/lib/auth/people-schema";

const controls: Control<"email">[] = [
  {
    name: "email",
    label: "Email",
    type: "email",
    inputMode: "email",
    placeholder: "name@example.in",
    hint: "The email of a registered account.",
  },
];

const Email = GrantRole.pick({ email: true });

/** Asks for the email of the user to make an admin. */
export function GrantForm({ onEmail }: { onEmail: (email: string) => void }) {
  return (
    <Form
      controls={controls}
      schema={Email}
      defaultValues={{ email: "" }}
      submitText="Make an admin"
      isDisabled={({ email }) => !email?.trim()}
      className="grid max-w-xl gap-3 md:grid-cols-[minmax(0,1fr)_auto]"
      footClassName="md:mt-6.5 [&_button]:h-12 [&_button]:text-body"
      onSubmit={async ({ email }) => onEmail(email)}
    />
  );
}
