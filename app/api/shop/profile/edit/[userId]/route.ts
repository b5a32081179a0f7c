import { route, serve } from "@/lib/api/server/route";
import { editProfileEndpoint } from "@/lib/profile/endpoints";
import { editProfile } from "@/lib/profile/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(editProfileEndpoint, async ({ ownerId, body: { userId: _, ...form } }) => ({
    message: "Profile Updated",
    data: await editProfile(ownerId, form),
  })),
});
