import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { resetPasswordEndpoint } from "@/lib/auth/endpoints";
import { clearedCookies } from "@/lib/auth/server/cookie";
import { resetPassword } from "@/lib/auth/server/recovery";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(resetPasswordEndpoint, async ({ body, user }) => {
    const { userId } = await resetPassword(body);
    const answer = { message: "Your password has been changed. Sign in with it." };
    return new Reply(answer, user?.id === userId ? { cookie: clearedCookies() } : {});
  }),
});
