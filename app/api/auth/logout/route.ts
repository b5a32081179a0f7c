import { clearedCookies } from "@/lib/auth/cookie";
import { logoutEndpoint } from "@/lib/auth/endpoints";
import { logout } from "@/lib/auth/service";
import { Reply } from "@/lib/http/reply";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(logoutEndpoint, async ({ user, body }) => {
    await logout(user, body.everywhere);
    return new Reply({ message: "You are signed out." }, { cookie: clearedCookies() });
  }),
});
