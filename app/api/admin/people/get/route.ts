import { listAdminsEndpoint } from "@/lib/auth/people-endpoints";
import { listAdmins } from "@/lib/auth/role-service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAdminsEndpoint, ({ query }) => listAdmins(query)),
});
