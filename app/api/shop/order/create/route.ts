import { Reply } from "@/lib/http/reply";
import { route, serve } from "@/lib/http/route";
import { idempotencyKey } from "@/lib/order/attempt";
import { createPaymentEndpoint } from "@/lib/order/endpoints";
import { createPayment, paymentAnswer } from "@/lib/order/pay";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(createPaymentEndpoint, async ({ ownerId, body, request }) => {
    const { order, isNew } = await createPayment(ownerId, body, idempotencyKey(request));
    return new Reply(paymentAnswer(order), { status: isNew ? 201 : 200 });
  }),
});
