import { route, serve } from "@/lib/api/server/route";
import { clearWarningEndpoint } from "@/lib/order/admin/endpoints";
import { clearWarning } from "@/lib/order/server/admin/clear-warning";
import { stepNames } from "@/lib/order/server/admin/step-names";
import { toOrder } from "@/lib/order/server/order-shape";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(clearWarningEndpoint, async ({ user, body }) => {
    const { order, message } = await clearWarning(user.id, body.orderId);
    return { message, orders: toOrder(order, await stepNames([order])) };
  }),
});
