import type { PageOfList } from "@/lib/http/page-of-list";

/** The query key of the lists of messages. */
export const messagesKey = ["messages"] as const;

/** The filters of the list; an empty string means no filter. */
export interface MessageSearch {
  orderId?: string;
  state?: string;
}

/** A page of mails to shoppers, as admins see it. */
export function allMessages(page: number, search: MessageSearch): PageOfList {
  return { key: messagesKey, path: "/api/admin/messages/get", limit: 30, page, search: { ...search } };
}
