import { route, serve } from "@/lib/api/server/route";
import { previewPageEndpoint } from "@/lib/help/endpoints";
import { previewPage } from "@/lib/help/server/service";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  POST: route(previewPageEndpoint, ({ body }) => previewPage(body.text)),
});
