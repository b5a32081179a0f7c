import type { Endpoint } from "@/lib/http/endpoint";
import type { Sample } from "./samples";

/** The name under which an endpoint's sample stands. */
export function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** The address of a call with its path and query parameters filled in. */
export function addressOf({ path }: Pick<Endpoint, "path">, { params = {}, query = {} }: Sample): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
}

/** A picture of one grey pixel: enough for a call that takes a file. */
export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** What is sent besides the address: the JSON body, or a form with a small picture where the call takes a file. */
export function contentOf(
  { file, body: schema }: Endpoint,
  { body }: Sample,
): { headers: Record<string, string>; body?: string | FormData } {
  if (file) {
    const form = new FormData();
    form.set(file, new Blob([new Uint8Array(pixel)], { type: "image/png" }), "pixel.png");
    return { headers: {}, body: form };
  }
  if (!schema) return { headers: {} };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) };
}

/** Makes a call with a session cookie, or without one, by plain HTTP: no browser, no cookie jar. */
export function send(
  baseURL: string | undefined,
  endpoint: Endpoint,
  sample: Sample,
  cookie?: string,
): Promise<Response> {
  const { headers, body } = contentOf(endpoint, sample);
  return fetch(`${baseURL}${addressOf(endpoint, sample)}`, {
    method: endpoint.method,
    headers: { ...headers, ...(cookie && { cookie }) },
    body,
  });
}
