import { route, serve } from "@/lib/http/route";
import { clearWarning } from "@/lib/order/clear-warning";
import { clearWarningEndpoint } from "@/lib/order/endpoints";
import { toOrder } from "@/lib/order/order-shape";
import { stepNames } from "@/lib/order/step-names";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(clearWarningEndpoint, async ({ user, body }) => {
    const { order, message } = await clearWarning(user.id, body.orderId);
    return { message, orders: toOrder(order, await stepNames([order])) };
  }),
});
