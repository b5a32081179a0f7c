import { sessionCookie } from "@/lib/auth/cookie";
import { loginEndpoint } from "@/lib/auth/endpoints";
import { login } from "@/lib/auth/service";
import { Reply } from "@/lib/http/reply";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(loginEndpoint, async ({ body }) => {
    const { user, claims } = await login(body);
    return new Reply({ message: `Welcome back, ${user.username}.`, user }, { cookie: sessionCookie(claims) });
  }),
});
