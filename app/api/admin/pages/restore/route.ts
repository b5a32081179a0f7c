import { route, serve } from "@/lib/api/server/route";
import { restorePageEndpoint } from "@/lib/help/endpoints";
import { restorePage } from "@/lib/help/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(restorePageEndpoint, ({ user, body }) => restorePage(user, body)),
});
