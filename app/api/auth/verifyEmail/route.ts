import { route, serve } from "@/lib/api/server/route";
import { verifyEmailEndpoint } from "@/lib/auth/endpoints";
import { verifyEmail } from "@/lib/auth/server/recovery";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(verifyEmailEndpoint, async ({ body }) => {
    await verifyEmail(body.token);
    return { message: "Your email address is confirmed." };
  }),
});
