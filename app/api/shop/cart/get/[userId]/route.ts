import { getCartEndpoint } from "@/lib/cart/endpoints";
import { getCart } from "@/lib/cart/server/service";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getCartEndpoint, ({ ownerId }) => getCart(ownerId)),
});
