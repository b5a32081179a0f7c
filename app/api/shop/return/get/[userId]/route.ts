import { route, serve } from "@/lib/api/server/route";
import { listReturns } from "@/lib/order/server/returns/read";
import { listReturnsEndpoint } from "@/lib/return/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listReturnsEndpoint, ({ user, ownerId, query }) => listReturns(user, ownerId, query)),
});
