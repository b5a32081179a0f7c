import { addToCartEndpoint } from "@/lib/cart/endpoints";
import { addToCart } from "@/lib/cart/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addToCartEndpoint, ({ ownerId, body }) => addToCart(ownerId, body)),
});
