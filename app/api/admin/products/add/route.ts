import { route, serve } from "@/lib/api/server/route";
import { addProductEndpoint } from "@/lib/catalog/admin/endpoints";
import { addProduct } from "@/lib/catalog/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addProductEndpoint, async ({ user, body }) => {
    const data = await addProduct(user.id, body);
    return { message: "Product add successfully", data };
  }),
});
