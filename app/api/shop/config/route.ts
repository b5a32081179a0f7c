import { route, serve } from "@/lib/api/server/route";
import { shopConfigEndpoint } from "@/lib/config/endpoints";
import { shopConfig } from "@/lib/config/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(shopConfigEndpoint, () => shopConfig()),
});
