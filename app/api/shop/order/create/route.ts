import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { idempotencyKey } from "@/lib/http/server/idempotency-key";
import { createPaymentEndpoint } from "@/lib/order/endpoints";
import { createPayment, paymentAnswer } from "@/lib/order/server/checkout/pay";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(createPaymentEndpoint, async ({ ownerId, body, request }) => {
    const { order, isNew } = await createPayment(ownerId, body, idempotencyKey(request));
    return new Reply(paymentAnswer(order), { status: isNew ? 201 : 200 });
  }),
});
