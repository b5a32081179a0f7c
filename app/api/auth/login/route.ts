import { sessionCookie } from "@/lib/auth/cookie";
import { loginEndpoint } from "@/lib/auth/endpoints";
import { slowedDown } from "@/lib/auth/guessing";
import { deviceCookie, knownDevice } from "@/lib/auth/known-device";
import { login } from "@/lib/auth/service";
import { Reply } from "@/lib/http/reply";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(loginEndpoint, async ({ body, user: before, request: { headers } }) => {
    const device = knownDevice(headers, body.email);
    const { user, claims } = await slowedDown(body.email, device, () => login(body, before));
    const cookie = [sessionCookie(claims), ...(device ? [] : [deviceCookie(body.email)])];
    return new Reply({ message: `Welcome back, ${user.username}.`, user }, { cookie });
  }),
});
