import { route, serve } from "@/lib/api/server/route";
import { catalogueEndpoint } from "@/lib/catalog/lists/endpoints";
import { visibleLists } from "@/lib/catalog/server/lists/read";
import { sharedCatalogue } from "@/lib/catalog/server/sharing";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(catalogueEndpoint, () => visibleLists(), sharedCatalogue),
});
