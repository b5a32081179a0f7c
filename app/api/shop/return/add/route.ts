import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { idempotencyKey } from "@/lib/http/server/idempotency-key";
import { requestReturn } from "@/lib/order/server/returns/add";
import { toReturn } from "@/lib/order/server/returns/shape";
import { requestReturnEndpoint } from "@/lib/return/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(requestReturnEndpoint, async ({ user, body, request }) => {
    const { stored, isNew } = await requestReturn(user.id, body, idempotencyKey(request));
    return new Reply({ message: "We have your request.", return: toReturn(stored) }, { status: isNew ? 201 : 200 });
  }),
});
