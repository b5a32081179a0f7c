import { route, serve } from "@/lib/api/server/route";
import { getWishlistEndpoint } from "@/lib/wishlist/endpoints";
import { getWishlist } from "@/lib/wishlist/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getWishlistEndpoint, ({ ownerId }) => getWishlist(ownerId)),
});
