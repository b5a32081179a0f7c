import { route, serve } from "@/lib/api/server/route";
import { listSettingsVersionsEndpoint } from "@/lib/settings/endpoints";
import { listSettingsVersions } from "@/lib/settings/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listSettingsVersionsEndpoint, ({ query }) => listSettingsVersions(query)),
});
