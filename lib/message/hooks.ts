"use client";

import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import { allMessages, type MessageSearch, messagesKey } from "./pages";
import type { MessageList, ResendAnswer } from "./schema";

/** How often a list is fetched again while one of its messages is on its way, in ms. */
const pollMs = 3_000;

/** A page of mails to shoppers, failed ones first; empty strings do not filter. */
export function useMessages({ page, ...search }: MessageSearch & { page: number }) {
  const isMoving = (answer: MessageList | undefined) =>
    answer?.messages.some(({ state, tries }) => state === "waiting" && tries < 2) ? pollMs : false;
  const { answer, ...rest } = usePages<MessageList>({ ...allMessages(page, search), pollMs: isMoving });
  return { messages: answer?.messages ?? [], ...rest };
}

/** Sends a mail again. */
export function useResend() {
  return useSend<{ messageId: string }, ResendAnswer>({ path: "/api/admin/messages/resend", changes: messagesKey });
}
