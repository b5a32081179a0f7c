import { route, serve } from "@/lib/http/route";
import { listAllOrders } from "@/lib/order/admin-service";
import { listAllOrdersEndpoint } from "@/lib/order/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAllOrdersEndpoint, ({ query }) => listAllOrders(query)),
});
