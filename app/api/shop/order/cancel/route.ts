import { route, serve } from "@/lib/http/route";
import { cancelOrder } from "@/lib/order/cancel";
import { cancelOrderEndpoint } from "@/lib/order/endpoints";
import { toOrder } from "@/lib/order/order-shape";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(cancelOrderEndpoint, async ({ user, body }) => ({
    message: "Your order is cancelled.",
    orders: toOrder(await cancelOrder(user.id, body.orderId)),
  })),
});
