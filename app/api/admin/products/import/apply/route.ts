import { route, serve } from "@/lib/api/server/route";
import { applyImportEndpoint } from "@/lib/import/endpoints";
import { applyImport } from "@/lib/import/server/service";

/** The longest a function may run where the platform sets a limit, in seconds. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(applyImportEndpoint, async ({ user, body }) => {
    const progress = await applyImport(user.id, body.importId, body.seal);
    if (!progress.done) return { message: "The import is still running. Call again.", ...progress };
    return { message: `Imported: ${progress.added} added, ${progress.edited} changed.`, ...progress };
  }),
});
