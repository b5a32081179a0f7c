import { beginSecondFactor } from "@/lib/auth/second-factor";
import { beginSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(beginSecondFactorEndpoint, ({ user, body }) => beginSecondFactor(user, body.password)),
});
