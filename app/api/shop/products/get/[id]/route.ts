import { route, serve } from "@/lib/api/server/route";
import { getProductEndpoint } from "@/lib/catalog/endpoints";
import { getProduct } from "@/lib/catalog/server/service";
import { sharedProducts } from "@/lib/catalog/server/sharing";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getProductEndpoint, async ({ params }) => ({ data: await getProduct(params.id) }), sharedProducts),
});
