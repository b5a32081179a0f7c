import { route, serve } from "@/lib/api/server/route";
import { healthEndpoint } from "@/lib/health/endpoints";
import { health } from "@/lib/health/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(healthEndpoint, async () => health()),
});
