import { getCartEndpoint } from "@/lib/cart/endpoints";
import { getCart } from "@/lib/cart/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getCartEndpoint, ({ ownerId }) => getCart(ownerId)),
});
