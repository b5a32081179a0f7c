import { route, serve } from "@/lib/api/server/route";
import { updateCartEndpoint } from "@/lib/cart/endpoints";
import { updateCart } from "@/lib/cart/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(updateCartEndpoint, ({ ownerId, body }) => updateCart(ownerId, body)),
});
