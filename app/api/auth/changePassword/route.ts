import { route, serve } from "@/lib/api/server/route";
import { changePasswordEndpoint } from "@/lib/auth/endpoints";
import { changePassword } from "@/lib/auth/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(changePasswordEndpoint, async ({ user, body }) => {
    await changePassword(user, body);
    return { message: "Your password has been changed. All other devices are signed out." };
  }),
});
