import { route, serve } from "@/lib/api/server/route";
import { updateStatusEndpoint } from "@/lib/order/admin/endpoints";
import { updateStatus } from "@/lib/order/server/admin/set-status";
import { stepNames } from "@/lib/order/server/admin/step-names";
import { toOrder } from "@/lib/order/server/order-shape";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(updateStatusEndpoint, async ({ user, body }) => {
    const { order, message } = await updateStatus(user.id, body);
    return { message, orders: toOrder(order, await stepNames([order])) };
  }),
});
