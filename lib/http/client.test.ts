import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, api } from "./client";

/** What the next request gets. */
function answerWith(answer: (signal: AbortSignal) => Promise<Response>): void {
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => answer(signal));
}

/** A request without a response, until it is given up. */
const nothing = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });

afterEach(() => vi.unstubAllGlobals());

describe("a call", () => {
  it("returns the body of a success", async () => {
    answerWith(async () => Response.json({ total: 3 }));
    expect(await api("/api/shop/products/get")).toEqual({ total: 3 });
  });

  it.each([
    ["cut off", '{"success": true, "data'],
    ["empty", ""],
    ["the page of a network that asks to sign in", "<!doctype html>"],
  ])("counts as not answered when a success is %s", async (_, text) => {
    answerWith(async () => new Response(text));
    const error = await api("/api/shop/cart/add", { method: "POST" }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 0, code: "offline", call: "POST /api/shop/cart/add" });
  });

  it("keeps the status of an error whose body can't be read", async () => {
    answerWith(async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await expect(api("/api/shop/cart/add")).rejects.toMatchObject({ status: 502, code: "unreadable" });
  });

  it("ends by its signal, for the reason of that", async () => {
    const shopper = new AbortController();
    answerWith(nothing);
    const call = api("/api/shop/products/get", { signal: shopper.signal });
    shopper.abort(new Error("typed on"));
    await expect(call).rejects.toThrow("typed on");
    await expect(api("/api/shop/products/get", { signal: shopper.signal })).rejects.toThrow("typed on");
  });

  it("ends after its time, also with a signal, and where AbortSignal.any() is missing", async () => {
    vi.stubGlobal("AbortSignal", Object.assign(Object.create(AbortSignal), { any: undefined }));
    answerWith(nothing);
    const { signal } = new AbortController();
    await expect(api("/api/shop/products/get", { signal, withinMs: 5 })).rejects.toMatchObject({ status: 0 });
  });
});
