import { route, serve } from "@/lib/api/server/route";
import { helpfulEndpoint } from "@/lib/review/endpoints";
import { voteHelpful } from "@/lib/review/server/votes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(helpfulEndpoint, ({ user, body }) => voteHelpful(user.id, body.reviewId, body.helpful)),
});
