import { route, serve } from "@/lib/api/server/route";
import { reportReviewEndpoint } from "@/lib/review/endpoints";
import { reportReview } from "@/lib/review/server/reports";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(reportReviewEndpoint, ({ user, body }) => reportReview(user.id, body.reviewId, body.why)),
});
