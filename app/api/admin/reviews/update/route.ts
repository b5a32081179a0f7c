import { route, serve } from "@/lib/api/server/route";
import { updateReviewEndpoint } from "@/lib/review/endpoints";
import { updateReview } from "@/lib/review/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(updateReviewEndpoint, ({ user, body }) => updateReview(user.id, body)),
});
