import "server-only";
import { Agent, type Dispatcher, errors, request } from "undici";
import { AppError } from "@/lib/http/errors";
import { site } from "@/lib/site";
import { maxFileBytes } from "../limits";
import { fetchableAddress, isPublicAddress, PrivateHost, privateHost, publicLookup } from "./public-address";

/** How many redirects are followed. */
const mostRedirects = 3;

/** What a test replaces: which addresses are allowed, and how long a fetch waits. */
export interface FetchRules {
  /** Checks the form of an address. @throws AppError invalid */
  readAddress: (text: string) => URL;
  isAllowed: (ip: string) => boolean;
  /** How long all of it may take, redirects included, in ms. */
  timeoutMs: number;
}

const usual: FetchRules = { readAddress: fetchableAddress, isAllowed: isPublicAddress, timeoutMs: 10_000 };

/**
 * Fetches a picture from another site. Every address on the way, redirects included, is checked, and the connection is
 * made to the very IP address that was checked. What arrives is counted and never exceeds 4 MB.
 * @returns the bytes, whatever they are
 * @throws AppError invalid with a reason that follows the address in a sentence
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
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
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
    // Ends a connection that still sends.
    await agent.destroy();
  }
}

function ask(url: URL, dispatcher: Dispatcher, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const headers = { accept: "image/webp,image/avif,image/jpeg,image/png", "user-agent": site.name };
  return request(url, { dispatcher, signal, headers });
}

/** Where an answer sends the caller on to; null for an answer that is no redirect. */
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

/** Why a fetch failed, in words that tell a stranger nothing about the network the shop runs in. */
function readable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof PrivateHost) return refuse(privateHost, error);
  if (error instanceof errors.ResponseExceededMaxSizeError) return refuse(tooLarge, error);
  if (error instanceof Error && error.name === "TimeoutError") return refuse("takes too long to answer", error);
  return refuse("can't be reached; check that it opens in a browser", error);
}
