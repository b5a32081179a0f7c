import { route, serve } from "@/lib/api/server/route";
import { restoreSettingsEndpoint } from "@/lib/settings/endpoints";
import { restoreSettings } from "@/lib/settings/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(restoreSettingsEndpoint, ({ user, body }) => restoreSettings(user, body)),
});
