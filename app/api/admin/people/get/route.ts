import { listAdminsEndpoint } from "@/lib/auth/people-endpoints";
import { listAdmins } from "@/lib/auth/server/roles";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAdminsEndpoint, ({ query }) => listAdmins(query)),
});
