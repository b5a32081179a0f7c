import { route, serve } from "@/lib/http/route";
import { removeFromWishlistEndpoint } from "@/lib/wishlist/endpoints";
import { removeFromWishlist } from "@/lib/wishlist/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(removeFromWishlistEndpoint, ({ ownerId, params }) => removeFromWishlist(ownerId, params.productId)),
});
