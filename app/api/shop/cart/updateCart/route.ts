import { updateCartEndpoint } from "@/lib/cart/endpoints";
import { updateCart } from "@/lib/cart/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(updateCartEndpoint, ({ ownerId, body }) => updateCart(ownerId, body)),
});
