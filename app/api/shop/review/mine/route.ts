import { route, serve } from "@/lib/api/server/route";
import { myReviewsEndpoint } from "@/lib/review/endpoints";
import { myReviews } from "@/lib/review/server/mine";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(myReviewsEndpoint, ({ user, query }) => myReviews(user.id, query)),
});
