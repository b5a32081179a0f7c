import { addProductEndpoint } from "@/lib/catalog/admin-endpoints";
import { addProduct } from "@/lib/catalog/admin-service";
import { route, serve } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(addProductEndpoint, async ({ user, body }) => {
    const data = await addProduct(user.id, body);
    return { message: "Product add successfully", data };
  }),
});
