import { route, serve } from "@/lib/api/server/route";
import { listOrdersEndpoint } from "@/lib/order/endpoints";
import { listOrders } from "@/lib/order/server/checkout/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listOrdersEndpoint, ({ user, ownerId, query }) => listOrders(user, ownerId, query)),
});
