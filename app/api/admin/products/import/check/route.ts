import { route, serve } from "@/lib/api/server/route";
import { checkImportEndpoint } from "@/lib/import/endpoints";
import { checkImport } from "@/lib/import/server/service";

/** The longest a function may run where the platform sets a limit, in seconds. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(checkImportEndpoint, async ({ user, body }) => ({
    message: "This is what would change.",
    report: await checkImport(user.id, body.importId),
  })),
});
