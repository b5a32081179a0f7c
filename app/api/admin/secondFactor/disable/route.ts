import { route, serve } from "@/lib/api/server/route";
import { disableSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { disableSecondFactor } from "@/lib/auth/server/second-factor";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(disableSecondFactorEndpoint, async ({ user, body }) => {
    await disableSecondFactor(user, body);
    return { message: "Your second factor is off." };
  }),
});
