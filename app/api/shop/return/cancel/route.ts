import { route, serve } from "@/lib/api/server/route";
import { cancelOwnReturn } from "@/lib/order/server/returns/cancel";
import { toReturn } from "@/lib/order/server/returns/shape";
import { cancelReturnEndpoint } from "@/lib/return/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(cancelReturnEndpoint, async ({ user, body }) => ({
    message: "Your return is cancelled.",
    return: toReturn(await cancelOwnReturn(user.id, body.returnId)),
  })),
});
