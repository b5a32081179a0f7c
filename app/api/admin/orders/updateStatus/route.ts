import { route, serve } from "@/lib/http/route";
import { updateStatusEndpoint } from "@/lib/order/endpoints";
import { toOrder } from "@/lib/order/order-shape";
import { updateStatus } from "@/lib/order/set-status";
import { stepNames } from "@/lib/order/step-names";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(updateStatusEndpoint, async ({ user, body }) => {
    const { order, message } = await updateStatus(user.id, body);
    return { message, orders: toOrder(order, await stepNames([order])) };
  }),
});
