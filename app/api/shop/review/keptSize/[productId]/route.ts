import { route, serve } from "@/lib/api/server/route";
import { keptSizeEndpoint } from "@/lib/review/endpoints";
import { keptSize } from "@/lib/review/server/kept-size";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(keptSizeEndpoint, ({ user, params }) => keptSize(user.id, params.productId)),
});
