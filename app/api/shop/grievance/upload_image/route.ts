import { route, serve } from "@/lib/api/server/route";
import { uploadGrievanceImageEndpoint } from "@/lib/grievance/endpoints";
import { storeImage } from "@/lib/media/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(uploadGrievanceImageEndpoint, ({ file }) => storeImage(file, "grievances")),
});
