import { removeAddressEndpoint } from "@/lib/address/endpoints";
import { removeAddress } from "@/lib/address/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  DELETE: route(removeAddressEndpoint, async ({ ownerId, params }) => ({
    message: "Address deleted",
    data: await removeAddress(ownerId, params.addressId),
  })),
});
