import { answered } from "@/lib/api/server/answered";
import { serve } from "@/lib/api/server/route";
import { openApiDocument } from "@/lib/openapi/server/document";

/** The same for every request of a build, so it is created once. */
let text: string | undefined;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: (request) =>
    answered(request, "/api/openapi.json", async () => {
      text ??= JSON.stringify(openApiDocument());
      return new Response(text, { headers: { "content-type": "application/json" } });
    }),
});
