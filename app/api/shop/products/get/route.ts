import { route, serve } from "@/lib/api/server/route";
import { listProductsEndpoint } from "@/lib/catalog/endpoints";
import { listByIds, listProducts } from "@/lib/catalog/server/service";
import { sharedLists } from "@/lib/catalog/server/sharing";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(
    listProductsEndpoint,
    ({ query }) => (query.ids.length > 0 ? listByIds(query.ids) : listProducts(query)),
    sharedLists,
  ),
});
