import { route, serve } from "@/lib/api/server/route";
import { restoreProductEndpoint } from "@/lib/catalog/admin/endpoints";
import { restoreProduct } from "@/lib/catalog/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(restoreProductEndpoint, async ({ user, params }) => {
    const data = await restoreProduct(user.id, params.id);
    return { message: "Product restored successfully", data };
  }),
});
