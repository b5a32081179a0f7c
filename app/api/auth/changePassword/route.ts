import { changePasswordEndpoint } from "@/lib/auth/endpoints";
import { changePassword } from "@/lib/auth/server/service";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(changePasswordEndpoint, async ({ user, body }) => {
    await changePassword(user, body);
    return { message: "Your password has been changed. All other devices are signed out." };
  }),
});
