import { serve } from "@/lib/http/route";

const page = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>API | Vastra</title>
<link rel="stylesheet" href="/apidocs/swagger-ui.css">
</head>
<body>
<main id="docs"><noscript>This page needs scripts. The same is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></main>
<script src="/apidocs/swagger-ui-bundle.js"></script>
<script src="/apidocs/start.js"></script>
</body>
</html>
`;

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = serve({
  GET: async () => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }),
});
