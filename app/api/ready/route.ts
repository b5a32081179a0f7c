import { readyEndpoint } from "@/lib/health/endpoints";
import { ready } from "@/lib/health/server/service";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(readyEndpoint, ready),
});
