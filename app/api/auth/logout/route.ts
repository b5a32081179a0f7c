import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { logoutEndpoint } from "@/lib/auth/endpoints";
import { clearedCookies } from "@/lib/auth/server/cookie";
import { logout } from "@/lib/auth/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(logoutEndpoint, async ({ user, body }) => {
    await logout(user, body.everywhere);
    return new Reply({ message: "You are signed out." }, { cookie: clearedCookies() });
  }),
});
