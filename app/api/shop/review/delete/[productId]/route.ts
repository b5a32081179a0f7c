import { route, serve } from "@/lib/api/server/route";
import { deleteReviewEndpoint } from "@/lib/review/endpoints";
import { deleteReview } from "@/lib/review/server/write";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  DELETE: route(deleteReviewEndpoint, ({ user, params }) => deleteReview(user.id, params.productId)),
});
