import { route, serve } from "@/lib/http/route";
import { getProfileEndpoint } from "@/lib/profile/endpoints";
import { getProfile } from "@/lib/profile/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getProfileEndpoint, async ({ ownerId }) => ({
    message: "This is your profile.",
    data: await getProfile(ownerId),
  })),
});
