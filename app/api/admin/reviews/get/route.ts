import { route, serve } from "@/lib/api/server/route";
import { listAllReviewsEndpoint } from "@/lib/review/endpoints";
import { listAllReviews } from "@/lib/review/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAllReviewsEndpoint, ({ query }) => listAllReviews(query)),
});
