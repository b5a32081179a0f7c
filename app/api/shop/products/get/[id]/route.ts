import { getProductEndpoint } from "@/lib/catalog/endpoints";
import { getProduct } from "@/lib/catalog/server/service";
import { sharedProducts } from "@/lib/catalog/server/sharing";
import { route, serve } from "@/lib/http/server/route";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(getProductEndpoint, async ({ params }) => ({ data: await getProduct(params.id) }), sharedProducts),
});
