import { route, serve } from "@/lib/api/server/route";
import { deleteProductEndpoint } from "@/lib/catalog/admin/endpoints";
import { deleteProduct } from "@/lib/catalog/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  DELETE: route(deleteProductEndpoint, async ({ user, params }) => {
    await deleteProduct(user.id, params.id);
    return { message: "Product deleted Successfully" };
  }),
});
