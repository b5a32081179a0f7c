import { answered } from "@/lib/api/server/answered";
import { callerAddress } from "@/lib/api/server/caller";
import { countGuest } from "@/lib/api/server/checks";
import { AppError } from "@/lib/errors";
import { subscriberOf } from "@/lib/server/network";

/** Every path under /api without an endpoint. It counts as a call of a guest. */
function unknown(request: Request): Promise<Response> {
  return answered(request, new URL(request.url).pathname, async () => {
    await countGuest("general", subscriberOf(callerAddress(request)));
    throw new AppError("not_found", "Unknown API path. See /api/docs for all calls.");
  });
}

export {
  unknown as DELETE,
  unknown as GET,
  unknown as HEAD,
  unknown as OPTIONS,
  unknown as PATCH,
  unknown as POST,
  unknown as PUT,
};
