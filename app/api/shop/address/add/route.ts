import { addAddressEndpoint } from "@/lib/address/endpoints";
import { addAddress } from "@/lib/address/server/service";
import { route, serve } from "@/lib/api/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addAddressEndpoint, async ({ ownerId, body: { userId: _, ...form } }) => ({
    message: "Address added",
    data: await addAddress(ownerId, form),
  })),
});
