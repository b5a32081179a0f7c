import { disableSecondFactor } from "@/lib/auth/second-factor";
import { disableSecondFactorEndpoint } from "@/lib/auth/second-factor-endpoints";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(disableSecondFactorEndpoint, async ({ user, body }) => {
    await disableSecondFactor(user, body.password);
    return { message: "Your second factor is off." };
  }),
});
