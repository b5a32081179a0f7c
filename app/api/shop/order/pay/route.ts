import { route, serve } from "@/lib/api/server/route";
import { payOrderEndpoint } from "@/lib/order/endpoints";
import { paymentAnswer, payOrder } from "@/lib/order/server/checkout/pay";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(payOrderEndpoint, async ({ user, body }) => paymentAnswer(await payOrder(user.id, body.orderId))),
});
