import { route, serve } from "@/lib/api/server/route";
import { capturePaymentEndpoint } from "@/lib/order/endpoints";
import { OrderShape } from "@/lib/order/schema";
import { toOrder } from "@/lib/order/server/order-shape";
import { captureOrder, refuseRefunded } from "@/lib/order/server/payment/capture";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(capturePaymentEndpoint, async ({ user, body }) => {
    const settled = await captureOrder(user.id, body);
    const orders = toOrder(settled.order);
    refuseRefunded(settled, OrderShape.parse(orders));
    return { message: "Your payment is confirmed.", orders };
  }),
});
