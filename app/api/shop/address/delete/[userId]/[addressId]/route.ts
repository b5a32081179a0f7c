import { removeAddressEndpoint } from "@/lib/address/endpoints";
import { removeAddress } from "@/lib/address/server/service";
import { route, serve } from "@/lib/api/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  DELETE: route(removeAddressEndpoint, async ({ ownerId, params }) => ({
    message: "Address deleted",
    data: await removeAddress(ownerId, params.addressId),
  })),
});
