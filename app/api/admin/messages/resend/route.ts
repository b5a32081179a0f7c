import { route, serve } from "@/lib/api/server/route";
import { resendMessageEndpoint } from "@/lib/message/endpoints";
import { resendMessage } from "@/lib/message/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(resendMessageEndpoint, async ({ user, body }) => ({
    message: "The message is on its way.",
    sent: await resendMessage(user.id, body.messageId),
  })),
});
