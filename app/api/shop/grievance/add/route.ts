import { callerAddress } from "@/lib/api/server/caller";
import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { raiseGrievanceEndpoint } from "@/lib/grievance/endpoints";
import { raiseGrievance } from "@/lib/grievance/server/raise";
import { idempotencyKey } from "@/lib/http/server/idempotency-key";
import { subscriberOf } from "@/lib/server/network";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(raiseGrievanceEndpoint, async ({ user, body, request }) => {
    const raiser = {
      userId: user?.id ?? null,
      address: subscriberOf(callerAddress(request)),
      key: idempotencyKey(request),
    };
    const { number, isNew } = await raiseGrievance(raiser, body);
    const message = `We have your grievance. Its number is ${number}.`;
    return new Reply({ message, number }, { status: isNew ? 201 : 200 });
  }),
});
