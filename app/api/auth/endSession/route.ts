import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { endSessionEndpoint } from "@/lib/auth/endpoints";
import { clearedCookies } from "@/lib/auth/server/cookie";
import { endSession } from "@/lib/auth/server/sessions";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(endSessionEndpoint, async ({ user, body }) => {
    const wasOwn = await endSession(user, body);
    const message = "others" in body ? "You are signed out on all other devices." : "The session has ended.";
    return new Reply({ message }, wasOwn ? { cookie: clearedCookies() } : {});
  }),
});
