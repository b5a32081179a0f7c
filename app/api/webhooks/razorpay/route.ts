import { route, serve } from "@/lib/api/server/route";
import { readText } from "@/lib/http/server/read-body";
import { receiveEvent } from "@/lib/order/server/payment/webhook";
import { webhookEndpoint } from "@/lib/payment/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(webhookEndpoint, async ({ request }) => {
    const { headers } = request;
    await receiveEvent(
      await readText(request),
      headers.get("x-razorpay-signature"),
      headers.get("x-razorpay-event-id"),
    );
    return { message: "Received." };
  }),
});
