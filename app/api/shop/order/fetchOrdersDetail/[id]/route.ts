import { route, serve } from "@/lib/api/server/route";
import { getOrderEndpoint } from "@/lib/order/endpoints";
import { getOrder } from "@/lib/order/server/checkout/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getOrderEndpoint, async ({ user, params }) => ({
    message: "This is your order.",
    orders: await getOrder(user, params.id),
  })),
});
