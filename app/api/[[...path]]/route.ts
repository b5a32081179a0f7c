import { answered } from "@/lib/api/server/answered";
import { AppError } from "@/lib/errors";

/** Every path under /api without an endpoint. */
function unknown(request: Request): Promise<Response> {
  return answered(request, new URL(request.url).pathname, async () => {
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
