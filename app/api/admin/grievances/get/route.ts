import { route, serve } from "@/lib/api/server/route";
import { listGrievancesEndpoint } from "@/lib/grievance/endpoints";
import { listGrievances } from "@/lib/grievance/server/list";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listGrievancesEndpoint, ({ query }) => listGrievances(query)),
});
