import "server-only";
import { AppError } from "@/lib/errors";
import { fromDatabase } from "@/lib/server/database/errors";
import { log } from "@/lib/server/log";

/** How long responses for search engines may be cached, in seconds. */
const keepSeconds = 600;

/** A text response for search engines; 404 for null, 503 with Retry-After while the database is unreachable. */
export async function textAnswer(type: string, make: () => Promise<string | null>): Promise<Response> {
  try {
    const text = await make();
    if (text === null) return new Response("Not found\n", { status: 404 });
    const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": `public, max-age=${keepSeconds}` };
    return new Response(text, { headers });
  } catch (error) {
    const failure = fromDatabase(error);
    log.error({ err: error }, "a text for search engines could not be made");
    const { status, retryAfterSeconds } = failure instanceof AppError ? failure : { status: 500 };
    const headers = retryAfterSeconds === undefined ? undefined : { "retry-after": String(retryAfterSeconds) };
    return new Response("Not available now\n", { status, headers });
  }
}
