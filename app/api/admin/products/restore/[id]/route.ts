import { restoreProductEndpoint } from "@/lib/catalog/admin-endpoints";
import { restoreProduct } from "@/lib/catalog/admin-service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(restoreProductEndpoint, async ({ user, params }) => {
    const data = await restoreProduct(user.id, params.id);
    return { message: "Product restored successfully", data };
  }),
});
