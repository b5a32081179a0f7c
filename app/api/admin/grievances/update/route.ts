import { route, serve } from "@/lib/api/server/route";
import { updateGrievanceEndpoint } from "@/lib/grievance/endpoints";
import { toGrievance } from "@/lib/grievance/server/shape";
import { updateGrievance } from "@/lib/grievance/server/update";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(updateGrievanceEndpoint, async ({ user, body }) => {
    const { stored, message } = await updateGrievance(user.id, body);
    return { message, grievance: toGrievance(stored) };
  }),
});
