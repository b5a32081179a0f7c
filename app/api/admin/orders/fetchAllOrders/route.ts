import { route, serve } from "@/lib/api/server/route";
import { listAllOrdersEndpoint } from "@/lib/order/admin/endpoints";
import { listAllOrders } from "@/lib/order/server/admin/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAllOrdersEndpoint, ({ query }) => listAllOrders(query)),
});
