import { route, serve } from "@/lib/api/server/route";
import { confirmPassword } from "@/lib/auth/server/confirm-password";
import { today } from "@/lib/dates";
import { exportDataEndpoint } from "@/lib/privacy/endpoints";
import { exportData } from "@/lib/privacy/server/export-data";
import { logSecurity } from "@/lib/server/security-log";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(exportDataEndpoint, async ({ user, body }) => {
    await confirmPassword(user, body.password, "password");
    const file = await exportData(user.id);
    logSecurity("data exported");
    return new Response(file, {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="my-data-${today()}.json"`,
        "cache-control": "private, no-store",
      },
    });
  }),
});
