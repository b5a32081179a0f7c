import { route, serve } from "@/lib/api/server/route";
import { forgotPasswordEndpoint } from "@/lib/auth/endpoints";
import { forgotPassword } from "@/lib/auth/server/recovery";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(forgotPasswordEndpoint, async ({ body }) => {
    await forgotPassword(body.email);
    return { message: "If there is an account for this address, a link is on its way." };
  }),
});
