import { Reply } from "@/lib/http/server/reply";
import { route, serve } from "@/lib/http/server/route";
import { placeCashOrderEndpoint } from "@/lib/order/endpoints";
import { idempotencyKey } from "@/lib/order/server/attempt";
import { toOrder } from "@/lib/order/server/order-shape";
import { placeCashOrder } from "@/lib/order/server/place";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(placeCashOrderEndpoint, async ({ ownerId, body, request }) => {
    const { order, isNew } = await placeCashOrder(ownerId, body, idempotencyKey(request));
    const orders = toOrder(order);
    return new Reply({ message: "Order confirmed.", orders, orderId: orders._id }, { status: isNew ? 201 : 200 });
  }),
});
