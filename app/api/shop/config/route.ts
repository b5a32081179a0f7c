import { shopConfigEndpoint } from "@/lib/config/endpoints";
import { shopConfig } from "@/lib/config/server/service";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(shopConfigEndpoint, async () => shopConfig()),
});
