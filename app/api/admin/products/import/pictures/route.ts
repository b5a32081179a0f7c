import { route, serve } from "@/lib/api/server/route";
import { fetchPicturesEndpoint } from "@/lib/import/endpoints";
import { fetchPictures } from "@/lib/import/server/pictures";

/** The longest a function may run where the platform sets a limit, in seconds. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(fetchPicturesEndpoint, async ({ user, body }) => {
    const progress = await fetchPictures(user.id, body.importId);
    const message = progress.done ? "All pictures were fetched." : "More pictures are to be fetched: call again.";
    return { message, ...progress };
  }),
});
