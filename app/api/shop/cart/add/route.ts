import { addToCartEndpoint } from "@/lib/cart/endpoints";
import { addToCart } from "@/lib/cart/server/service";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addToCartEndpoint, ({ ownerId, body }) => addToCart(ownerId, body)),
});
