import { route, serve } from "@/lib/api/server/route";
import { readyEndpoint } from "@/lib/health/endpoints";
import { ready } from "@/lib/health/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(readyEndpoint, ready),
});
