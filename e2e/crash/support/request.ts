/** The timeout of a request, in ms: as in the shop's browser code. */
export const timeoutMs = 30_000;

/**
 * Sends a request, as `fetch` does.
 * @throws Error that names the request and the reason when there is no response within 30 s
 */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Error(`${init.method ?? "GET"} ${url} failed: ${reasonOf(error)}`, { cause: error });
  }
}

/** Why there was no response. The message of `fetch` itself is always "fetch failed". */
export function reasonOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause ?? error.message) : error;
}
