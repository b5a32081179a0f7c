import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { loginEndpoint } from "@/lib/auth/endpoints";
import { sessionCookie } from "@/lib/auth/server/cookie";
import { slowedDown } from "@/lib/auth/server/guessing";
import { deviceCookie, knownDevice } from "@/lib/auth/server/known-device";
import { login } from "@/lib/auth/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(loginEndpoint, async ({ body, user: before, request: { headers } }) => {
    const device = knownDevice(headers, body.email);
    const { user, claims } = await slowedDown(body.email, device, () => login(body, before, headers.get("user-agent")));
    const cookie = [sessionCookie(claims), ...(device ? [] : [deviceCookie(body.email)])];
    return new Reply({ message: `Welcome back, ${user.username}.`, user }, { cookie });
  }),
});
