import { listProductsEndpoint } from "@/lib/catalog/endpoints";
import { listProducts } from "@/lib/catalog/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listProductsEndpoint, ({ query }) => listProducts(query)),
});
