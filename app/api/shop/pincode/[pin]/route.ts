import { findPincodeEndpoint } from "@/lib/address/endpoints";
import { findPincode } from "@/lib/address/server/pincodes/find-pincode";
import { route, serve } from "@/lib/api/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(findPincodeEndpoint, async ({ params }) => ({ data: findPincode(params.pin) })),
});
