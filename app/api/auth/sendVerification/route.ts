import { route, serve } from "@/lib/api/server/route";
import { sendVerificationEndpoint } from "@/lib/auth/endpoints";
import { sendVerification } from "@/lib/auth/server/recovery";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(sendVerificationEndpoint, async ({ user }) => ({
    message: (await sendVerification(user))
      ? "A link is on its way to you."
      : "Your email address is confirmed already.",
  })),
});
