import { registerEndpoint } from "@/lib/auth/endpoints";
import { register } from "@/lib/auth/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(registerEndpoint, async ({ body }) => {
    await register(body);
    return { message: "Your account is ready. Sign in to begin." };
  }),
});
