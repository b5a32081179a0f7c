import { beforeEach, expect, it, vi } from "vitest";
import type { ProviderPayment } from "@/lib/payment/server/razorpay";
import { newPayments } from "./unmatched-payments";

const start = new Date("2026-11-20T10:00:00Z");
const from = new Date("2026-11-20T09:00:00Z");
const { bookmark, unmatched, settleIfFits, listPayments, lean } = vi.hoisted(() => ({
  bookmark: { findById: vi.fn(), updateOne: vi.fn() },
  unmatched: { updateOne: vi.fn() },
  settleIfFits: vi.fn(),
  listPayments: vi.fn(),
  lean: (value: unknown) => ({ lean: async () => value }),
}));

vi.mock("@/models/bookmark", () => ({ Bookmark: bookmark }));
vi.mock("@/models/unmatched-payment", () => ({ UnmatchedPayment: unmatched }));
vi.mock("@/models/order", () => ({ Order: { find: () => lean([]), findOne: (order: object) => lean(order) } }));
vi.mock("@/lib/payment/server/razorpay", () => ({ paymentsEnabled: () => true, listPayments }));
vi.mock("@/lib/server/log", () => ({ log: { error: vi.fn() } }));
vi.mock("./check-order", () => ({ settleIfFits }));

const payment = (id: string): ProviderPayment => ({
  ...({} as ProviderPayment),
  id,
  orderId: `order of ${id}`,
  amountPaise: 100,
  status: "captured",
});

beforeEach(() => {
  vi.clearAllMocks();
  bookmark.findById.mockReturnValue(lean({ at: from }));
  listPayments.mockResolvedValue(["one", "two", "three"].map(payment));
});

it("stores a payment that can't be settled as unmatched, and goes on with the others", async () => {
  settleIfFits.mockImplementation(async (_order: unknown, { id }: ProviderPayment) => {
    if (id === "one") throw new Error("this one fails");
    return id === "two";
  });
  const [check] = await newPayments(start).due();
  expect(await check?.()).toBe("done");
  expect(settleIfFits).toHaveBeenCalledTimes(3);
  expect(unmatched.updateOne.mock.calls.map(([filter]) => filter)).toEqual([{ _id: "one" }, { _id: "three" }]);
  expect(bookmark.updateOne).toHaveBeenCalledWith({ _id: "payments" }, { $set: { at: start } }, { upsert: true });
});

it("reads the same period again when an unmatched payment can't be stored", async () => {
  settleIfFits.mockRejectedValue(new Error("the database is away"));
  unmatched.updateOne.mockRejectedValueOnce(new Error("the database is away"));
  const [check] = await newPayments(start).due();
  expect(await check?.()).toBe("failed");
  expect(bookmark.updateOne).not.toHaveBeenCalled();
});
