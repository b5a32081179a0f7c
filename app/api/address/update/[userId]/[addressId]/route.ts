import { updateAddressShortEndpoint } from "@/lib/address/endpoints";
import { updateAddress } from "@/lib/address/server/service";
import { route, serve } from "@/lib/api/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(updateAddressShortEndpoint, async ({ ownerId, params, body: { userId: _, ...form } }) => ({
    message: "Address Updated",
    data: await updateAddress(ownerId, params.addressId, form),
  })),
});
