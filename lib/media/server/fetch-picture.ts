import "server-only";
import { Agent, type Dispatcher, errors, request } from "undici";
import { AppError } from "@/lib/errors";
import { site } from "@/lib/site";
import { maxFileBytes } from "../limits";
import { fetchableAddress, isPublicAddress, PrivateHost, privateHost, publicLookup } from "./public-address";

/** How many redirects are followed. */
const maxRedirects = 3;

/** What a test replaces: the check of URLs and the timeout. */
export interface FetchRules {
  /** Checks the form of a URL. @throws AppError invalid */
  readAddress: (text: string) => URL;
  isAllowed: (ip: string) => boolean;
  /** Timeout of the whole fetch, redirects included, in ms. */
  timeoutMs: number;
}

const usual: FetchRules = { readAddress: fetchableAddress, isAllowed: isPublicAddress, timeoutMs: 10_000 };

/**
 * Fetches a picture from another site. Every URL on the way, redirects included, is checked, and the connection is made
 * to exactly the IP address that was checked. The size of the response is limited to 4 MB while it arrives.
 * @returns the bytes, of whatever type
 * @throws AppError invalid with a reason that continues a sentence after the URL
 */
export async function fetchPicture(address: string, rules: Partial<FetchRules> = {}): Promise<Buffer> {
  const { readAddress, isAllowed, timeoutMs } = { ...usual, ...rules };
  const signal = AbortSignal.timeout(timeoutMs);
  const agent = new Agent({
    connect: { lookup: publicLookup(isAllowed) },
    maxResponseSize: maxFileBytes,
    maxHeaderSize: 16_384,
  });
  try {
    let url = readAddress(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const answer = await ask(url, agent, signal);
      const target = redirectOf(answer, url);
      if (!target) return await readPicture(answer);
      await answer.body.dump({ limit: 16_384 });
      url = readAddress(target);
    }
    throw refuse("redirects too often");
  } catch (error) {
    throw readable(error);
  } finally {
    // Closes a connection that is still sending.
    await agent.destroy();
  }
}

function ask(url: URL, dispatcher: Dispatcher, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const headers = { accept: "image/webp,image/avif,image/jpeg,image/png", "user-agent": site.name };
  return request(url, { dispatcher, signal, headers });
}

/** The target of a redirect; null for any other response. */
function redirectOf({ statusCode, headers }: Dispatcher.ResponseData, from: URL): string | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const [location = ""] = [headers.location].flat();
  if (!location || !URL.canParse(location, from)) throw refuse("redirects to nowhere");
  return new URL(location, from).href;
}

async function readPicture({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  if (statusCode !== 200) throw refuse(`answers with the status ${statusCode} instead of a picture`);
  if (Number(headers["content-length"] ?? 0) > maxFileBytes) throw refuse(tooLarge);
  return Buffer.from(await body.arrayBuffer());
}

const tooLarge = "is larger than 4 MB; use a smaller picture";

function refuse(reason: string, cause?: unknown): AppError {
  return new AppError("invalid", reason, { cause });
}

/** Why a fetch failed, in words that reveal nothing about the shop's network. */
function readable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof PrivateHost) return refuse(privateHost, error);
  if (error instanceof errors.ResponseExceededMaxSizeError) return refuse(tooLarge, error);
  if (error instanceof Error && error.name === "TimeoutError") return refuse("takes too long to answer", error);
  return refuse("can't be reached; check that it opens in a browser", error);
}
