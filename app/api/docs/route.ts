import { answered } from "@/lib/api/server/answered";
import { serve } from "@/lib/api/server/route";
import { referencePage } from "@/lib/openapi/reference-page";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: (request) =>
    answered(
      request,
      "/api/docs",
      async () => new Response(referencePage, { headers: { "content-type": "text/html; charset=utf-8" } }),
    ),
});
