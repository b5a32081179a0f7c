import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { clearedCookies } from "@/lib/auth/server/cookie";
import { clearedDeviceCookie } from "@/lib/auth/server/known-device";
import { deleteAccountEndpoint } from "@/lib/privacy/endpoints";
import { deleteAccount } from "@/lib/privacy/server/delete-account";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(deleteAccountEndpoint, async ({ user, body }) => {
    await deleteAccount(user, body.password);
    const cookie = [...clearedCookies(), clearedDeviceCookie()];
    return new Reply({ message: "Your account is deleted." }, { cookie });
  }),
});
