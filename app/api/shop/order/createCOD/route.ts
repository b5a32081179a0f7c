import { Reply } from "@/lib/api/server/reply";
import { directRoute, serve } from "@/lib/api/server/route";
import { idempotencyKey } from "@/lib/http/server/idempotency-key";
import { placeCashOrderEndpoint } from "@/lib/order/endpoints";
import { placeCashOrder } from "@/lib/order/server/checkout/place";
import { toOrder } from "@/lib/order/server/order-shape";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: directRoute(placeCashOrderEndpoint, async ({ ownerId, body, request }) => {
    const { order, isNew } = await placeCashOrder(ownerId, body, idempotencyKey(request));
    const orders = toOrder(order);
    return new Reply({ message: "Order confirmed.", orders, orderId: orders._id }, { status: isNew ? 201 : 200 });
  }),
});
