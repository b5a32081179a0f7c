import { route, serve } from "@/lib/api/server/route";
import { getSettingsEndpoint } from "@/lib/settings/endpoints";
import { getSettings } from "@/lib/settings/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getSettingsEndpoint, () => getSettings()),
});
