"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { ApiError } from "@/lib/http/client";
import { leaveFor } from "@/lib/leave-for";
import { notify } from "@/lib/notify";
import { orderPath } from "@/lib/order/order-path";
import { shortNumber } from "@/lib/order/short-number";
import { useDeleteAccount } from "@/lib/privacy/hooks";
import { type StillOpen, WithPassword } from "@/lib/privacy/schema";

const controls: Control<"password">[] = [
  { name: "password", label: "Password", type: "password", autoComplete: "current-password" },
];

/** Asks for the password and deletes the account; says what is in the way, if anything is. */
export function DeleteForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync: deleteAccount } = useDeleteAccount();
  const router = useRouter();
  const [inTheWay, setInTheWay] = useState<StillOpen | null>(null);

  async function submit(body: WithPassword) {
    try {
      const { message } = await deleteAccount(body);
      notify.done(message);
      const leaving = leaveFor(router, "/shop/home");
      // The router's cache was rendered for who is gone.
      router.refresh();
      await leaving;
    } catch (error) {
      setInTheWay(error instanceof ApiError && error.code === "conflict" ? (error.body as StillOpen) : null);
      throw error;
    }
  }

  return (
    <>
      <Form
        controls={controls}
        schema={WithPassword}
        defaultValues={{ password: "" }}
        submitText="Delete my account for good"
        submitVariant="destructive"
        waitingText="Deleting…"
        className="grid max-w-lg gap-4"
        buttonClassName="w-auto"
        cancelText="Keep my account"
        onCancel={onDone}
        onSubmit={submit}
      />
      {inTheWay && <InTheWay {...inTheWay} />}
    </>
  );
}

/** The orders and returns that have to be done first, each with a link to where that happens. */
function InTheWay({ orders = [], returns = [] }: StillOpen) {
  if (orders.length + returns.length === 0) return null;
  const entries = [
    ...orders.map((id) => ({ key: id, href: orderPath(id), text: `Order ${shortNumber(id)}` })),
    ...returns.map(({ _id, orderId }) => ({
      key: _id,
      href: orderPath(orderId),
      text: `Return of order ${shortNumber(orderId)}`,
    })),
  ];
  return (
    <div className="max-w-prose rounded-b-hung border-error-ink border-t-2 bg-error-soft p-4">
      <p>Your account can be deleted once these are done:</p>
      <ul className="pt-2">
        {entries.map(({ key, href, text }) => (
          <li key={key}>
            <Link href={href} className="inline-block py-1 underline underline-offset-4">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
