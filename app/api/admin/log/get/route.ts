import { listLogEndpoint } from "@/lib/admin-log/endpoints";
import { listLog } from "@/lib/admin-log/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listLogEndpoint, ({ query }) => listLog(query)),
});
