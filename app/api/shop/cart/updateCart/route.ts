import { updateCartEndpoint } from "@/lib/cart/endpoints";
import { updateCart } from "@/lib/cart/server/service";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(updateCartEndpoint, ({ ownerId, body }) => updateCart(ownerId, body)),
});
