import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { droppedTags } from "./dropped-tags.mjs";

type Drop = { _id: string; at: Date };

/** A collection with a clock of its own, as two instances of the shop see it. */
function sharedDrops(clockAhead = 0) {
  const kept = new Map<string, Date>();
  let away = false;
  const answer = <T>(value: T) => (away ? Promise.reject(new Error("The database is away.")) : Promise.resolve(value));
  const newest = () =>
    [...kept].map(([_id, at]): Drop => ({ _id, at })).sort((a, b) => b.at.getTime() - a.at.getTime());
  const drops = {
    find: (filter?: { at: { $gt: Date } }) => {
      const found = newest().filter(({ at }) => !filter || at > filter.at.$gt);
      return {
        sort: () => ({ limit: () => ({ toArray: () => answer(found.slice(0, 1)) }) }),
        async *[Symbol.asyncIterator]() {
          yield* await answer(found);
        },
      };
    },
    findOneAndUpdate: ({ _id }: { _id: string }) => {
      const at = new Date(Date.now() + clockAhead);
      if (!away) kept.set(_id, at);
      return answer({ _id, at });
    },
  };
  return {
    instance: () => droppedTags(() => drops as unknown as ReturnType<Parameters<typeof droppedTags>[0]>),
    setAway: (is: boolean) => {
      away = is;
    },
  };
}

describe("dropped tags", () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("count for what was made before, not for what is made after", async () => {
    const one = sharedDrops().instance();
    await one.refresh();
    const before = Date.now();
    vi.advanceTimersByTime(10);
    await one.drop(["product:a"]);
    vi.advanceTimersByTime(10);
    expect(one.droppedSince(["product:a"], before)).toBe(true);
    expect(one.droppedSince(["lists", "product:a"], before)).toBe(true);
    expect(one.droppedSince(["product:b"], before)).toBe(false);
    expect(one.droppedSince(["product:a"], Date.now())).toBe(false);
  });

  it("drop once, not again when the own news comes back", async () => {
    const one = sharedDrops().instance();
    await one.refresh();
    await one.drop(["lists"]);
    vi.advanceTimersByTime(1);
    const madeAnew = Date.now();
    vi.advanceTimersByTime(250);
    await one.refresh();
    expect(one.droppedSince(["lists"], madeAnew)).toBe(false);
  });

  it.each([0, -60_000, 60_000])(
    "are heard by another instance, with the database's clock %i ms ahead",
    async (ahead) => {
      const { instance } = sharedDrops(ahead);
      const [one, other] = [instance(), instance()];
      await other.refresh();
      const made = Date.now();
      vi.advanceTimersByTime(100);
      await one.drop(["lists"]);
      await other.refresh();
      expect(other.droppedSince(["lists"], made)).toBe(false);
      vi.advanceTimersByTime(250);
      await other.refresh();
      expect(other.droppedSince(["lists"], made)).toBe(true);
      vi.advanceTimersByTime(250);
      const madeAnew = Date.now();
      vi.advanceTimersByTime(250);
      await other.refresh();
      expect(other.droppedSince(["lists"], madeAnew)).toBe(false);
      await one.drop(["lists"]);
      vi.advanceTimersByTime(250);
      await other.refresh();
      expect(other.droppedSince(["lists"], madeAnew)).toBe(true);
    },
  );

  it("ask the database at most once in 250 ms, and rest when it does not answer", async () => {
    const { instance, setAway } = sharedDrops();
    const [one, other] = [instance(), instance()];
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await other.refresh();
    const made = Date.now();
    setAway(true);
    vi.advanceTimersByTime(250);
    await other.refresh();
    await one.drop(["lists"]);
    expect(log).toHaveBeenCalledTimes(2);
    expect(one.droppedSince(["lists"], made)).toBe(true);
    setAway(false);
    await one.drop(["product:a"]);
    vi.advanceTimersByTime(4_000);
    await other.refresh();
    expect(other.droppedSince(["product:a"], made)).toBe(false);
    vi.advanceTimersByTime(1_000);
    await other.refresh();
    expect(other.droppedSince(["product:a"], made)).toBe(true);
  });

  it("that are forgotten count as drops of everything older", async () => {
    const one = sharedDrops().instance();
    await one.refresh();
    const made = Date.now();
    vi.advanceTimersByTime(10);
    await one.drop(Array.from({ length: 50_001 }, (_, index) => `product:${index}`));
    expect(one.droppedSince(["never dropped"], made)).toBe(true);
    vi.advanceTimersByTime(10);
    expect(one.droppedSince(["never dropped"], Date.now())).toBe(false);
  });
});
