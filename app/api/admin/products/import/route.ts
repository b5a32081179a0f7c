import { route, serve } from "@/lib/api/server/route";
import { importProductsEndpoint } from "@/lib/import/endpoints";
import { importProducts, previewImport } from "@/lib/import/server/service";

/** The longest a function may run where the platform sets a limit, in seconds. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(importProductsEndpoint, async ({ user, query, request }) => {
    if (query.apply === undefined) {
      return { message: "This is what would change.", report: await previewImport(request.body) };
    }
    const report = await importProducts(user.id, request.body, query.apply);
    return { message: `Imported: ${report.added} added, ${report.edited} changed.`, report };
  }),
});
