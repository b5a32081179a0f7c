import { route, serve } from "@/lib/api/server/route";
import { stepNames } from "@/lib/order/server/admin/step-names";
import { toReturn } from "@/lib/order/server/returns/shape";
import { updateReturn } from "@/lib/order/server/returns/update";
import { updateReturnEndpoint } from "@/lib/return/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(updateReturnEndpoint, async ({ user, body }) => {
    const { stored, message } = await updateReturn(user.id, body);
    return { message, return: toReturn(stored, await stepNames([stored])) };
  }),
});
