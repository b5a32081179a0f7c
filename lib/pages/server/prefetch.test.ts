import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import type { SessionUser } from "@/lib/auth/server/session";
import { endpointsOf } from "@/lib/http/endpoint";
import { listCall, pageCall, prefetch } from "./prefetch";

const pageSession = vi.hoisted(() => vi.fn());
vi.mock("@/lib/auth/server/page-session", () => ({ pageSession, isRenewalDue: async () => true }));
vi.mock("@/lib/api/server/checks", async (original) => ({
  ...(await original<object>()),
  countUser: async (limit: string) => (limit === "order" ? new Error("Too many") : null),
}));

const account = { id: "1".repeat(24), username: "Asha", email: "asha@shopper.example" };
const shopper = {
  ...account,
  role: "user",
  claims: {},
  lacksSecondFactor: false,
  renewal: {},
} as unknown as SessionUser;

const contract = endpointsOf("Things").shopper.get("/api/shop/things", {
  summary: "List things",
  query: z.object({ page: z.coerce.number<string>(), limit: z.coerce.number<string>() }),
  answer: z.object({ at: z.string(), left: z.string().optional() }),
});

const answer = async () => ({ at: "1970-01-01", left: undefined, secret: "x" });

beforeEach(() => void pageSession.mockResolvedValue(shopper));
afterEach(() => vi.useRealTimers());

it("gives answers as the API would send them, and the session without its secrets", async () => {
  const found = await prefetch(pageCall(contract, ["things"], answer));
  expect(found).toEqual({
    session: { success: true, user: { ...account, role: "user" } },
    isSessionDue: true,
    serverTime: expect.any(Number),
    answers: [{ key: ["things"], answer: { success: true, at: "1970-01-01" } }],
  });
});

it("leaves out what fails, is refused, over a limit, past the end or late", async () => {
  vi.useFakeTimers();
  const calls = [
    pageCall(contract, ["fails"], () => Promise.reject(new Error("away"))),
    pageCall({ ...contract, access: "admin" as const }, ["refused"], answer),
    pageCall({ ...contract, limit: "order" as const }, ["over"], answer),
    listCall(contract, { key: ["past"], path: "", page: 3, limit: 10 }, async () => ({
      ...(await answer()),
      pages: 2,
    })),
    pageCall(contract, ["late"], () => new Promise<never>(() => undefined)),
    listCall(contract, { key: ["good"], path: "", page: 2, limit: 10 }, async (_, { page }) => ({
      ...(await answer()),
      pages: page,
    })),
  ];
  const found = prefetch(...calls);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await found)?.answers.map(({ key }) => key)).toEqual([["good", "page=2&limit=10"]]);
});

it("gives nothing to somebody who is not signed in", async () => {
  pageSession.mockResolvedValue(null);
  expect(await prefetch(pageCall(contract, ["things"], answer))).toBeNull();
});
