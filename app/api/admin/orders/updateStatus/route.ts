import { notFound } from "@/lib/http/errors";
import { route, serve } from "@/lib/http/route";
import { withNames } from "@/lib/order/admin-service";
import { updateStatusEndpoint } from "@/lib/order/endpoints";
import { updateStatus } from "@/lib/order/set-status";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(updateStatusEndpoint, async ({ user, body }) => {
    const { order, message } = await updateStatus(user.id, body);
    const [orders] = await withNames([order]);
    if (!orders) throw notFound("order");
    return { message, orders };
  }),
});
