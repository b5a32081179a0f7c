import { route, serve } from "@/lib/api/server/route";
import { listStoresEndpoint } from "@/lib/settings/endpoints";
import { currentSettings } from "@/lib/settings/server/current";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listStoresEndpoint, async () => ({ stores: (await currentSettings()).stores })),
});
