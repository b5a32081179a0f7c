import { route, serve } from "@/lib/api/server/route";
import { listPagesEndpoint } from "@/lib/help/endpoints";
import { listPages } from "@/lib/help/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listPagesEndpoint, () => listPages()),
});
