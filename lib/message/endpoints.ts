import { endpoint } from "@/lib/http/endpoint";
import { MessageList, MessageQuery, ResendAnswer, ResendMessage } from "./schema";

const tag = "Admin messages";

export const listMessagesEndpoint = endpoint({
  method: "GET",
  path: "/api/admin/messages/get",
  tag,
  summary: "List mails to shoppers, failed ones first, then the newest",
  access: "admin",
  query: MessageQuery,
  answer: MessageList,
});

export const resendMessageEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/messages/resend",
  tag,
  summary: "Send a mail about an order again",
  access: "admin",
  body: ResendMessage,
  answer: ResendAnswer,
  errors: ["not_found", "conflict", "not_configured"],
});
