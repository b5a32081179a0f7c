import { route, serve } from "@/lib/api/server/route";
import { registerEndpoint } from "@/lib/auth/endpoints";
import { register } from "@/lib/auth/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(registerEndpoint, async ({ body }) => {
    await register(body);
    return { message: "Your account is ready. Sign in to continue." };
  }),
});
