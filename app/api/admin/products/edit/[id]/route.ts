import { route, serve } from "@/lib/api/server/route";
import { editProductEndpoint } from "@/lib/catalog/admin/endpoints";
import { editProduct } from "@/lib/catalog/server/admin";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  PUT: route(editProductEndpoint, async ({ user, params, body }) => {
    const data = await editProduct(user.id, params.id, body);
    return { message: "Product Edited successfully", data };
  }),
});
