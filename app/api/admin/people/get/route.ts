import { route, serve } from "@/lib/api/server/route";
import { listAdminsEndpoint } from "@/lib/auth/people-endpoints";
import { listAdmins } from "@/lib/auth/server/roles";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAdminsEndpoint, ({ query }) => listAdmins(query)),
});
