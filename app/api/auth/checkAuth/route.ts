import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { checkAuthEndpoint } from "@/lib/auth/endpoints";
import { clearedCookies, sessionCookie, tokenOf } from "@/lib/auth/server/cookie";
import { pingDatabase } from "@/lib/server/database/connection";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(checkAuthEndpoint, async ({ user, request }) => {
    if (!user) {
      await pingDatabase();
      const cookie = tokenOf(request.headers) === undefined ? undefined : clearedCookies();
      return new Reply({ success: false, message: "You are not signed in.", user: null }, { cookie });
    }
    const { claims, renewal, lacksSecondFactor: _, ...account } = user;
    const cookie =
      claims.role === user.role ? undefined : sessionCookie(renewal.claims ?? { ...claims, role: user.role });
    return new Reply({ success: true, user: account }, { cookie });
  }),
});
