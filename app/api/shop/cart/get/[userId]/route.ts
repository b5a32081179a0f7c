import { route, serve } from "@/lib/api/server/route";
import { getCartEndpoint } from "@/lib/cart/endpoints";
import { getCart } from "@/lib/cart/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getCartEndpoint, ({ ownerId }) => getCart(ownerId)),
});
