import { changePasswordEndpoint } from "@/lib/auth/endpoints";
import { changePassword } from "@/lib/auth/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(changePasswordEndpoint, async ({ user, body }) => {
    await changePassword(user, body);
    return { message: "Your password has been changed. All other devices are signed out." };
  }),
});
