import { route, serve } from "@/lib/api/server/route";
import { storeImage } from "@/lib/media/server/service";
import { uploadReviewImageEndpoint } from "@/lib/review/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(uploadReviewImageEndpoint, ({ file }) => storeImage(file, "reviews")),
});
