import { route, serve } from "@/lib/api/server/route";
import { removeFromWishlistEndpoint } from "@/lib/wishlist/endpoints";
import { removeFromWishlist } from "@/lib/wishlist/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(removeFromWishlistEndpoint, ({ ownerId, params }) => removeFromWishlist(ownerId, params.productId)),
});
