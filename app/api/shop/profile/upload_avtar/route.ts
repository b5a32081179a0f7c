import { route, serve } from "@/lib/api/server/route";
import { uploadAvatarEndpoint } from "@/lib/media/endpoints";
import { storeImage } from "@/lib/media/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(uploadAvatarEndpoint, ({ file }) => storeImage(file, "avatars")),
});
