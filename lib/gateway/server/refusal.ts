import { type ServerResponse, STATUS_CODES } from "node:http";
import { type ErrorCode, errorStatus } from "@/lib/errors";
import { securityHeaders } from "@/lib/pages/server/security-headers.mjs";
import { site } from "@/lib/site";

/** Why a request is rejected before it costs anything. */
export interface Refusal {
  code: Extract<ErrorCode, "busy" | "too_many_requests">;
  message: string;
  retryAfterSeconds: number;
}

export const busy: Refusal = {
  code: "busy",
  message: "The shop is very busy right now. Try again in a few seconds.",
  retryAfterSeconds: 5,
};

const securityFields = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));

/** Rejects a request: API clients get the usual error body, others a page. */
export function refuse(response: ServerResponse, asksApi: boolean, refusal: Refusal): void {
  const { code, message, retryAfterSeconds } = refusal;
  end(response, errorStatus[code], asksApi ? JSON.stringify({ success: false, code, message }) : page(message), {
    "retry-after": String(retryAfterSeconds),
    "content-type": asksApi ? "application/json" : "text/html; charset=utf-8",
  });
}

/** Answers what no browser of a shopper asks for, in the words of HTTP. */
export function reject(response: ServerResponse, status: 404 | 405, headers: Record<string, string> = {}): void {
  end(response, status, STATUS_CODES[status] ?? "", { ...headers, "content-type": "text/plain; charset=utf-8" });
}

/** Ends a request that nothing is made for. The rest of its body is not read. */
function end(response: ServerResponse, status: number, body: string, headers: Record<string, string>): void {
  if (!response.req.complete) response.shouldKeepAlive = false;
  response.writeHead(status, { ...securityFields, "cache-control": "private, no-store", ...headers });
  response.end(body);
}

/** In the shop's design and self-contained: it loads nothing from a busy shop. */
function page(message: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>One moment, please | ${site.name}</title>
<style>
body { margin: 0; background: #fff; color: #1d1a16; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 15vh 1.25rem; }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1.5rem; }
a { display: inline-block; padding: .75rem 1.5rem; background: #1d1a16; color: #fff; text-decoration: none; }
a:focus-visible { outline: 2px solid #1d1a16; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>${message}</p>
<a href="">Try again</a>
</main>
</body>
</html>
`;
}
