import { route, serve } from "@/lib/http/server/route";
import { listMessagesEndpoint } from "@/lib/mail/endpoints";
import { listMessages } from "@/lib/mail/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listMessagesEndpoint, ({ query }) => listMessages(query)),
});
