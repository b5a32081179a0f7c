import { listLogEndpoint } from "@/lib/admin-log/endpoints";
import { listLog } from "@/lib/admin-log/server/service";
import { route, serve } from "@/lib/api/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listLogEndpoint, ({ query }) => listLog(query)),
});
