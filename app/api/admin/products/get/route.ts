import { listAdminProductsEndpoint } from "@/lib/catalog/admin-endpoints";
import { listProductsForAdmin } from "@/lib/catalog/admin-service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAdminProductsEndpoint, ({ query }) => listProductsForAdmin(query)),
});
