import { getSecondFactor } from "@/lib/auth/second-factor";
import { getSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getSecondFactorEndpoint, ({ user }) => getSecondFactor(user)),
});
