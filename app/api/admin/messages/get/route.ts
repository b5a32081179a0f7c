import { route, serve } from "@/lib/api/server/route";
import { listMessagesEndpoint } from "@/lib/message/endpoints";
import { listMessages } from "@/lib/message/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listMessagesEndpoint, ({ query }) => listMessages(query)),
});
