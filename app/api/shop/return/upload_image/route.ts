import { route, serve } from "@/lib/api/server/route";
import { storeImage } from "@/lib/media/server/service";
import { uploadReturnImageEndpoint } from "@/lib/return/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(uploadReturnImageEndpoint, ({ file }) => storeImage(file, "returns")),
});
