import { route, serve } from "@/lib/api/server/route";
import { listPageVersionsEndpoint } from "@/lib/help/endpoints";
import { listPageVersions } from "@/lib/help/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listPageVersionsEndpoint, ({ params, query }) => listPageVersions(params.slug, query)),
});
