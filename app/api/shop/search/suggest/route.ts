import { suggestEndpoint } from "@/lib/catalog/endpoints";
import { suggest } from "@/lib/catalog/server/search/suggest";
import { sharedSuggestions } from "@/lib/catalog/server/sharing";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(suggestEndpoint, ({ query }) => suggest(query.q), sharedSuggestions),
});
