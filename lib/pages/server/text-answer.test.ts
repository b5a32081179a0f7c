import { afterEach, expect, it, vi } from "vitest";
import { databaseAway } from "@/lib/server/database/errors";
import { log } from "@/lib/server/log";
import { textAnswer } from "./text-answer";

afterEach(() => vi.restoreAllMocks());

/** Status and Retry-After where the text could not be made. */
async function refusal(error: Error) {
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  const { status, headers } = await textAnswer("text/plain", () => Promise.reject(error));
  return [status, headers.get("retry-after")];
}

it("says when to ask again while the database is away, and nothing of it after any other failure", async () => {
  const lost = Object.assign(new Error("connection closed"), { name: "MongoNetworkError" });
  expect(await refusal(lost)).toEqual([503, "10"]);
  expect(await refusal(databaseAway())).toEqual([503, "10"]);
  expect(await refusal(new Error("a mistake"))).toEqual([500, null]);
});
