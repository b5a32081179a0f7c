import { Types } from "mongoose";
import { expect, it, vi } from "vitest";
import { eachInTurn } from "./each-in-turn";

vi.mock("@/lib/server/log", () => ({ log: { error: vi.fn() } }));

it("goes on after a document whose work fails, and tries that one once", async () => {
  const documents = [1, 2, 3].map(() => ({ _id: new Types.ObjectId() }));
  const [, broken] = documents;
  const done: unknown[] = [];
  const next = async (failed: readonly Types.ObjectId[]) =>
    documents.find(({ _id }) => !failed.includes(_id) && !done.includes(_id)) ?? null;
  const work = vi.fn(async ({ _id }: { _id: Types.ObjectId }) => {
    if (_id === broken?._id) throw new Error("broken");
    done.push(_id);
  });
  expect(await eachInTurn(next, Number.POSITIVE_INFINITY, work)).toEqual({ count: 2, isCutOff: false });
  expect(work).toHaveBeenCalledTimes(3);
});

it("begins with no further document once the time is over", async () => {
  const work = vi.fn();
  expect(await eachInTurn(async () => ({ _id: new Types.ObjectId() }), 0, work)).toEqual({ count: 0, isCutOff: true });
  expect(work).not.toHaveBeenCalled();
});
