import { listAddressesEndpoint } from "@/lib/address/endpoints";
import { listAddresses } from "@/lib/address/service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAddressesEndpoint, async ({ ownerId }) => ({
    message: "These are your addresses.",
    data: await listAddresses(ownerId),
  })),
});
