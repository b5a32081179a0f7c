import { route, serve } from "@/lib/api/server/route";
import { getProfileEndpoint } from "@/lib/profile/endpoints";
import { getProfile } from "@/lib/profile/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getProfileEndpoint, ({ ownerId }) => getProfile(ownerId)),
});
