"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import type { MessageList, ResendAnswer } from "./schema";

const key = ["messages"] as const;

/** How many messages a page shows. */
const messagesPerPage = 30;

/** How often a list is fetched again while one of its messages is on its way, in ms. */
const pollMs = 3_000;

/** A page of mails to shoppers, failed ones first; empty strings do not filter. */
export function useMessages({ page, ...search }: { page: number; orderId?: string; state?: string }) {
  const isMoving = (answer: MessageList | undefined) =>
    answer?.messages.some(({ state, tries }) => state === "waiting" && tries < 2) ? pollMs : false;
  const list = { key, path: "/api/admin/messages/get", limit: messagesPerPage, page, search };
  const { answer, ...rest } = usePages<MessageList>({ ...list, pollMs: isMoving });
  return { messages: answer?.messages ?? [], ...rest };
}

/** Sends a mail again. */
export function useResend() {
  return useSend<{ messageId: string }, ResendAnswer>({ path: "/api/admin/messages/resend", changes: key });
}
