import { route, serve } from "@/lib/http/route";
import { addToWishlistEndpoint } from "@/lib/wishlist/endpoints";
import { addToWishlist } from "@/lib/wishlist/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addToWishlistEndpoint, ({ ownerId, body }) => addToWishlist(ownerId, body.productId)),
});
