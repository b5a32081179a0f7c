import { route, serve } from "@/lib/api/server/route";
import { exportProductsEndpoint } from "@/lib/catalog/admin/endpoints";
import { today } from "@/lib/dates";
import { exportProducts } from "@/lib/import/server/csv/export";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(exportProductsEndpoint, async () => {
    const file = await exportProducts();
    return new Response(file, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="products-${today()}.csv"`,
        "cache-control": "private, no-store",
      },
    });
  }),
});
