import { route, serve } from "@/lib/http/route";
import { captureOrder, refuseRefunded } from "@/lib/order/capture";
import { capturePaymentEndpoint } from "@/lib/order/endpoints";
import { toOrder } from "@/lib/order/order-shape";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(capturePaymentEndpoint, async ({ user, body }) => {
    const settled = await captureOrder(user.id, body);
    const orders = toOrder(settled.order);
    refuseRefunded(settled, orders);
    return { message: "Your payment is confirmed.", orders };
  }),
});
