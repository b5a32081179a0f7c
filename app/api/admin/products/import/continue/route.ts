import { route, serve } from "@/lib/api/server/route";
import { continueImportEndpoint } from "@/lib/import/endpoints";
import { continueImport } from "@/lib/import/server/recent";

/** The longest a function may run where the platform sets a limit, in seconds. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(continueImportEndpoint, async ({ body }) => {
    const progress = await continueImport(body.importId);
    if (!progress.done) return { message: "The import is still running. Call again.", ...progress };
    return { message: `Imported: ${progress.added} added, ${progress.edited} changed.`, ...progress };
  }),
});
