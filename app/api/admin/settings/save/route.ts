import { route, serve } from "@/lib/api/server/route";
import { saveSettingsEndpoint } from "@/lib/settings/endpoints";
import { saveSettings } from "@/lib/settings/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(saveSettingsEndpoint, ({ user, body }) => saveSettings(user, body)),
});
