import { listProductsEndpoint } from "@/lib/catalog/endpoints";
import { listProducts } from "@/lib/catalog/server/service";
import { sharedLists } from "@/lib/catalog/server/sharing";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listProductsEndpoint, ({ query }) => listProducts(query), sharedLists),
});
