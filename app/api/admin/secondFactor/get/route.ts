import { getSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { getSecondFactor } from "@/lib/auth/server/second-factor";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getSecondFactorEndpoint, ({ user }) => getSecondFactor(user)),
});
