import { route, serve } from "@/lib/http/server/route";
import { clearWarningEndpoint } from "@/lib/order/admin-endpoints";
import { clearWarning } from "@/lib/order/server/clear-warning";
import { toOrder } from "@/lib/order/server/order-shape";
import { stepNames } from "@/lib/order/server/step-names";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(clearWarningEndpoint, async ({ user, body }) => {
    const { order, message } = await clearWarning(user.id, body.orderId);
    return { message, orders: toOrder(order, await stepNames([order])) };
  }),
});
