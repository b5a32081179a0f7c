import { Reply } from "@/lib/api/server/reply";
import { route, serve } from "@/lib/api/server/route";
import { addProductEndpoint } from "@/lib/catalog/admin/endpoints";
import { addProduct } from "@/lib/catalog/server/admin";
import { idempotencyKey } from "@/lib/http/server/idempotency-key";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addProductEndpoint, async ({ user, body, request }) => {
    const { product, isNew } = await addProduct(user.id, body, idempotencyKey(request));
    return new Reply({ message: "Product add successfully", data: product }, { status: isNew ? 201 : 200 });
  }),
});
