import { endpointsOf } from "@/lib/http/endpoint";
import { MessageList, MessageQuery, ResendAnswer, ResendMessage } from "./schema";

const { admin } = endpointsOf("Admin messages");

export const listMessagesEndpoint = admin.get("/api/admin/messages/get", {
  summary: "List mails to shoppers, failed ones first, then the newest",
  query: MessageQuery,
  answer: MessageList,
});

export const resendMessageEndpoint = admin.post("/api/admin/messages/resend", {
  summary: "Send a mail about an order, a return or a grievance again",
  body: ResendMessage,
  answer: ResendAnswer,
  errors: ["not_found", "conflict", "not_configured"],
});
