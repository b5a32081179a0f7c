import { route, serve } from "@/lib/api/server/route";
import { recentImportsEndpoint } from "@/lib/import/endpoints";
import { recentImports } from "@/lib/import/server/recent";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(recentImportsEndpoint, async ({ user }) => ({ imports: await recentImports(user.id) })),
});
