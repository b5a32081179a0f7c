import { removeFromCartEndpoint } from "@/lib/cart/endpoints";
import { removeFromCart } from "@/lib/cart/server/service";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  DELETE: route(removeFromCartEndpoint, ({ ownerId, params, query }) =>
    removeFromCart(ownerId, params.productId, query.size),
  ),
});
