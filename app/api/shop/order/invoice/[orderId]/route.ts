import { route, serve } from "@/lib/api/server/route";
import { orderDocumentEndpoint } from "@/lib/order/endpoints";
import { downloadDocument } from "@/lib/order/server/documents/download";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: route(orderDocumentEndpoint, async ({ user, params, query }) => {
    const { number, pdf } = await downloadDocument(user, params.orderId, query.number);
    return new Response(new Uint8Array(pdf), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${number}.pdf"`,
        "cache-control": "private, no-store",
      },
    });
  }),
});
