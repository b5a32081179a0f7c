import { route, serve } from "@/lib/api/server/route";
import { savePageEndpoint } from "@/lib/help/endpoints";
import { savePage } from "@/lib/help/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(savePageEndpoint, ({ user, body }) => savePage(user, body)),
});
