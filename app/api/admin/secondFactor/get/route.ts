import { route, serve } from "@/lib/api/server/route";
import { getSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { getSecondFactor } from "@/lib/auth/server/second-factor";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getSecondFactorEndpoint, ({ user }) => getSecondFactor(user)),
});
