"use client";

import { useMessages } from "@/lib/message/hooks";
import { MessageRow } from "./message-row";

/** The mails about an order; shows nothing when there are none. */
export function OrderMessages({ orderId }: { orderId: string }) {
  const { messages } = useMessages({ page: 1, orderId });
  if (messages.length === 0) return null;
  return (
    <section className="mt-4 border-line border-t pt-4" aria-label="Messages">
      <h3 className="font-semibold">Messages</h3>
      <ul>
        {messages.map((message) => (
          <MessageRow key={message._id} message={message} />
        ))}
      </ul>
    </section>
  );
}
