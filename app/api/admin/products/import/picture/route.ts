import { route, serve } from "@/lib/api/server/route";
import { sendPictureEndpoint } from "@/lib/import/endpoints";
import { storePicture } from "@/lib/import/server/pictures";

/** The longest a function may run where the platform sets a limit, in seconds. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(sendPictureEndpoint, async ({ user, query, file }) => ({
    message: "The picture is stored.",
    url: await storePicture(user.id, query.import, query.name, file),
  })),
});
