import { answered, serve } from "@/lib/http/server/route";

const page = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>API | Vastra</title>
<link rel="stylesheet" href="/apidocs/swagger-ui.css">
</head>
<body>
<main id="docs"><p>This page needs scripts. If nothing else appears here, they could not be loaded. The same content is at
<a href="/api/openapi.json">/api/openapi.json</a>.</p></main>
<script src="/apidocs/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", validatorUrl: null, tryItOutEnabled: true });</script>
</body>
</html>
`;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: (request) =>
    answered(
      request,
      "/api/docs",
      async () => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }),
    ),
});
