import { serve } from "@/lib/http/route";
import { openApiDocument } from "@/lib/openapi/document";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: async () => Response.json(openApiDocument()),
});
