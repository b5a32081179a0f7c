import { checkCronSecret } from "@/lib/api/server/caller";
import { route, serve } from "@/lib/api/server/route";
import { runJobsByGetEndpoint, runJobsByPostEndpoint } from "@/lib/jobs/endpoints";
import { runJobs } from "@/lib/jobs/server/run";

/** The longest a run may take where functions have a time limit, in seconds; the next run continues where it ended. */
export const maxDuration = 60;

const run = ({ request }: { request: Request }) => {
  checkCronSecret(request);
  return runJobs();
};

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(runJobsByGetEndpoint, run),
  POST: route(runJobsByPostEndpoint, run),
});
