import { route, serve } from "@/lib/api/server/route";
import { adminCatalogueEndpoint } from "@/lib/catalog/lists/endpoints";
import { listsForAdmin } from "@/lib/catalog/server/lists/read";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(adminCatalogueEndpoint, async () => ({ lists: await listsForAdmin() })),
});
