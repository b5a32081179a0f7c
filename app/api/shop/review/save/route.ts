import { route, serve } from "@/lib/api/server/route";
import { saveReviewEndpoint } from "@/lib/review/endpoints";
import { saveReview } from "@/lib/review/server/write";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(saveReviewEndpoint, ({ user, body }) => saveReview(user, body)),
});
