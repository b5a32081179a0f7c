import { directRoute, serve } from "@/lib/api/server/route";
import { addToCartEndpoint } from "@/lib/cart/endpoints";
import { addToCart } from "@/lib/cart/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: directRoute(addToCartEndpoint, ({ ownerId, body }) => addToCart(ownerId, body)),
});
