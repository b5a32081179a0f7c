import { route, serve } from "@/lib/api/server/route";
import { removeFromCartEndpoint } from "@/lib/cart/endpoints";
import { removeFromCart } from "@/lib/cart/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  DELETE: route(removeFromCartEndpoint, ({ ownerId, params, query }) =>
    removeFromCart(ownerId, params.productId, query.size),
  ),
});
