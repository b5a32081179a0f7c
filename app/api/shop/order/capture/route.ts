import { route, serve } from "@/lib/http/server/route";
import { capturePaymentEndpoint } from "@/lib/order/endpoints";
import { OrderShape } from "@/lib/order/schema";
import { captureOrder, refuseRefunded } from "@/lib/order/server/capture";
import { toOrder } from "@/lib/order/server/order-shape";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(capturePaymentEndpoint, async ({ user, body }) => {
    const settled = await captureOrder(user.id, body);
    const orders = toOrder(settled.order);
    refuseRefunded(settled, OrderShape.parse(orders));
    return { message: "Your payment is confirmed.", orders };
  }),
});
