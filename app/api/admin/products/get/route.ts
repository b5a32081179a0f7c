import { route, serve } from "@/lib/api/server/route";
import { listAdminProductsEndpoint } from "@/lib/catalog/admin/endpoints";
import { listProductsForAdmin } from "@/lib/catalog/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAdminProductsEndpoint, ({ query }) => listProductsForAdmin(query)),
});
