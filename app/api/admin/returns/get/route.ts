import { route, serve } from "@/lib/api/server/route";
import { listAllReturns } from "@/lib/order/server/returns/list";
import { listAllReturnsEndpoint } from "@/lib/return/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAllReturnsEndpoint, ({ query }) => listAllReturns(query)),
});
