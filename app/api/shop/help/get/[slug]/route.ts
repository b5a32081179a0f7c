import { route, serve } from "@/lib/api/server/route";
import { getHelpEndpoint } from "@/lib/help/endpoints";
import { loadHelp } from "@/lib/help/server/current";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getHelpEndpoint, async ({ params }) => ({ page: await loadHelp(params.slug) })),
});
