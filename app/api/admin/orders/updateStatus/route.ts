import { route, serve } from "@/lib/http/server/route";
import { updateStatusEndpoint } from "@/lib/order/admin-endpoints";
import { toOrder } from "@/lib/order/server/order-shape";
import { updateStatus } from "@/lib/order/server/set-status";
import { stepNames } from "@/lib/order/server/step-names";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(updateStatusEndpoint, async ({ user, body }) => {
    const { order, message } = await updateStatus(user.id, body);
    return { message, orders: toOrder(order, await stepNames([order])) };
  }),
});
