import { route, serve } from "@/lib/api/server/route";
import { beginSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { beginSecondFactor } from "@/lib/auth/server/second-factor";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(beginSecondFactorEndpoint, ({ user, body }) => beginSecondFactor(user, body.password)),
});
