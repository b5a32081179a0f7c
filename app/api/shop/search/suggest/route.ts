import { route, serve } from "@/lib/api/server/route";
import { suggestEndpoint } from "@/lib/catalog/endpoints";
import { suggest } from "@/lib/catalog/server/search/suggest";
import { sharedSuggestions } from "@/lib/catalog/server/sharing";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(suggestEndpoint, ({ query }) => suggest(query.q), sharedSuggestions),
});
