import { removeFromCartEndpoint } from "@/lib/cart/endpoints";
import { removeFromCart } from "@/lib/cart/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  DELETE: route(removeFromCartEndpoint, ({ ownerId, params, query }) =>
    removeFromCart(ownerId, params.productId, query.size),
  ),
});
