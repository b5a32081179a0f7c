import { route, serve } from "@/lib/api/server/route";
import { addToWishlistEndpoint } from "@/lib/wishlist/endpoints";
import { addToWishlist } from "@/lib/wishlist/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addToWishlistEndpoint, ({ ownerId, body }) => addToWishlist(ownerId, body.productId)),
});
