import { route, serve } from "@/lib/api/server/route";
import { listReviewsEndpoint } from "@/lib/review/endpoints";
import { listReviews } from "@/lib/review/server/list";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listReviewsEndpoint, ({ params, query }) => listReviews(params.productId, query)),
});
