import { route, serve } from "@/lib/api/server/route";
import { enableSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { enableSecondFactor } from "@/lib/auth/server/second-factor";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(enableSecondFactorEndpoint, ({ user, body }) => enableSecondFactor(user, body.code)),
});
