import { route, serve } from "@/lib/api/server/route";
import { uploadProductImageEndpoint } from "@/lib/media/endpoints";
import { storeImage } from "@/lib/media/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(uploadProductImageEndpoint, ({ file }) => storeImage(file, "products")),
});
