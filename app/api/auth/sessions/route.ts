import { listSessionsEndpoint } from "@/lib/auth/endpoints";
import { listSessions } from "@/lib/auth/server/sessions";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listSessionsEndpoint, ({ user }) => listSessions(user)),
});
