import { enableSecondFactor } from "@/lib/auth/second-factor";
import { enableSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(enableSecondFactorEndpoint, ({ user, body }) => enableSecondFactor(user, body.code)),
});
