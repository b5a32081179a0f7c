import { site } from "@/lib/site";

/** The page to read and try the API; its scripts are under /apidocs. */
export const referencePage = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>API | ${site.name}</title>
<link rel="stylesheet" href="/apidocs/page.css">
</head>
<body>
<header>
<a class="logo" href="/shop/home">${site.name}</a>
<h1>${site.name} API</h1>
<a href="/api/openapi.json">OpenAPI document</a>
</header>
<openapi-explorer spec-url="/api/openapi.json" hide-server-selection="true" hide-components="true"
  primary-color="#1d1814" secondary-color="#b0420a" bg-color="#ffffff" text-color="#1d1814" header-color="#1d1814"
  nav-bg-color="#f2f0ec" nav-text-color="#1d1814" nav-hover-bg-color="#ffffff" nav-hover-text-color="#1d1814">
<div slot="overview"></div>
<p slot="overview-footer">To try the calls that need a session, run <code>POST /api/auth/login</code> here first, or sign in
to the shop: your browser sends the session cookie along.</p>
</openapi-explorer>
<main class="fallback">
<p>This page needs JavaScript. If nothing else appears here, its scripts could not be loaded. The same content is in the
<a href="/api/openapi.json">OpenAPI document</a>.</p>
</main>
<script type="module" src="/apidocs/openapi-explorer.min.js"></script>
<script type="module" src="/apidocs/page.js"></script>
</body>
</html>
`;
