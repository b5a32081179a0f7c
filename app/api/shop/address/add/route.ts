import { addAddressEndpoint } from "@/lib/address/endpoints";
import { addAddress } from "@/lib/address/server/service";
import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { idempotencyKey } from "@/lib/http/server/idempotency-key";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addAddressEndpoint, async ({ ownerId, body: { userId: _, ...form }, request }) => {
    const { address, isNew } = await addAddress(ownerId, form, idempotencyKey(request));
    return new Reply({ message: "Address added", data: address }, { status: isNew ? 201 : 200 });
  }),
});
