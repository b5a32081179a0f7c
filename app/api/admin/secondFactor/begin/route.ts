import { beginSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { beginSecondFactor } from "@/lib/auth/server/second-factor";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(beginSecondFactorEndpoint, ({ user, body }) => beginSecondFactor(user, body.password)),
});
