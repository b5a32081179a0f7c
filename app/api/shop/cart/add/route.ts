import { route, serve } from "@/lib/api/server/route";
import { addToCartEndpoint } from "@/lib/cart/endpoints";
import { addToCart } from "@/lib/cart/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addToCartEndpoint, ({ ownerId, body }) => addToCart(ownerId, body)),
});
