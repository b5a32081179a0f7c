import { route, serve } from "@/lib/api/server/route";
import { listSessionsEndpoint } from "@/lib/auth/endpoints";
import { listSessions } from "@/lib/auth/server/sessions";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listSessionsEndpoint, ({ user }) => listSessions(user)),
});
