import { Reply } from "@/lib/http/reply";
import { route, serve } from "@/lib/http/route";
import { idempotencyKey } from "@/lib/order/attempt";
import { placeCashOrderEndpoint } from "@/lib/order/endpoints";
import { toOrder } from "@/lib/order/order-shape";
import { placeCashOrder } from "@/lib/order/place";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(placeCashOrderEndpoint, async ({ ownerId, body, request }) => {
    const { order, isNew } = await placeCashOrder(ownerId, body, idempotencyKey(request));
    const orders = toOrder(order);
    return new Reply({ message: "Order confirmed.", orders, orderId: orders._id }, { status: isNew ? 201 : 200 });
  }),
});
