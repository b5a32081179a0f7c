import { answered, serve } from "@/lib/http/route";
import { openApiDocument } from "@/lib/openapi/document";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: (request) => answered(request, "/api/openapi.json", async () => Response.json(openApiDocument())),
});
