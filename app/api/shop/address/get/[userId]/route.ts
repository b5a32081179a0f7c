import { listAddressesEndpoint } from "@/lib/address/endpoints";
import { listAddresses } from "@/lib/address/server/service";
import { route, serve } from "@/lib/api/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(listAddressesEndpoint, ({ ownerId }) => listAddresses(ownerId)),
});
