import { shopConfigEndpoint } from "@/lib/config/endpoints";
import { shopConfig } from "@/lib/config/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(shopConfigEndpoint, async () => shopConfig()),
});
