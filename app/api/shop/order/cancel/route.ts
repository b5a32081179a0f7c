import { route, serve } from "@/lib/api/server/route";
import { cancelOrderEndpoint } from "@/lib/order/endpoints";
import { cancelOrder } from "@/lib/order/server/checkout/cancel";
import { toOrder } from "@/lib/order/server/order-shape";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(cancelOrderEndpoint, async ({ user, body }) => ({
    message: "Your order is cancelled.",
    orders: toOrder(await cancelOrder(user.id, body.orderId)),
  })),
});
