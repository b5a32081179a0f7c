import { describe, expect, it } from "vitest";
import { type List, type Outcome, runLists } from "./run-lists";

/** A clock that only advances while waiting for the provider. */
function fakeClock() {
  let ms = 0;
  return { now: () => ms, pass: (by: number) => (ms += by) };
}

interface Item {
  id: number;
  dueAt: number;
}

/** A store of items, longest due first; each check takes time and makes the item due later. */
function store(count: number, clock: ReturnType<typeof fakeClock>, outcomeOf: (id: number) => Outcome = () => "done") {
  const items: Item[] = Array.from({ length: count }, (_, id) => ({ id, dueAt: id - count }));
  const checked: number[] = [];
  const list = (runStart: number, until = 1, costMs = 0): List => ({
    until,
    due: async () =>
      items
        .filter(({ dueAt }) => dueAt < runStart)
        .sort((a, b) => a.dueAt - b.dueAt)
        .slice(0, 20)
        .map((item) => async () => {
          clock.pass(costMs);
          checked.push(item.id);
          item.dueAt = runStart + 1;
          return outcomeOf(item.id);
        }),
  });
  return { list, checked };
}

const budgetMs = 30_000;

describe("runLists", () => {
  it("starts nothing after its time limit, and continues from there the next time", async () => {
    const clock = fakeClock();
    const { list, checked } = store(205, clock);
    const first = await runLists([list(0, 1, 300)], { budgetMs, now: clock.now });
    expect(first.done).toBe(100);
    const second = await runLists([list(0, 1, 300)], { budgetMs, now: clock.now });
    expect(second.done).toBe(100);
    await runLists([list(0, 1, 300)], { budgetMs, now: clock.now });
    expect(checked).toEqual(Array.from({ length: 205 }, (_, id) => id));
  });

  it("leaves time for the lists after a long one", async () => {
    const clock = fakeClock();
    const long = store(1000, clock);
    const short = store(5, clock);
    const lists = [long.list(0, 0.5, 1000), short.list(0, 1, 1000)];
    await runLists(lists, { budgetMs, now: clock.now });
    expect(long.checked).toHaveLength(15);
    expect(short.checked).toHaveLength(5);
  });

  it("processes several items at once", async () => {
    let open = 0;
    let maxOpen = 0;
    const check = async () => {
      maxOpen = Math.max(maxOpen, ++open);
      await new Promise((resolve) => setImmediate(resolve));
      open--;
      return "done" as const;
    };
    const batches = [Array.from({ length: 40 }, () => check)];
    const list: List = { until: 1, due: async () => batches.pop() ?? [] };
    await runLists([list], { budgetMs, now: () => 0 });
    expect(maxOpen).toBe(5);
  });

  it("stops a list while the provider is unavailable, and continues with the other lists", async () => {
    const clock = fakeClock();
    const unreachable = store(50, clock, () => "unreachable");
    const next = store(3, clock);
    const tally = await runLists([unreachable.list(0), next.list(0)], { budgetMs, now: clock.now });
    expect(unreachable.checked).toHaveLength(5);
    expect(tally).toMatchObject({ unreachable: 5, skipped: 15, done: 3 });
    expect(next.checked).toHaveLength(3);
  });

  it.each(["refused", "failed"] as const)(
    "does not count an item that is %s as an unavailable provider",
    async (outcome) => {
      const clock = fakeClock();
      const { list, checked } = store(50, clock, () => outcome);
      const tally = await runLists([list(0)], { budgetMs, now: clock.now });
      expect(checked).toHaveLength(50);
      expect(tally[outcome]).toBe(50);
    },
  );

  it("counts only consecutive failures to reach the provider", async () => {
    const clock = fakeClock();
    const { list, checked } = store(50, clock, (id) => (id % 3 === 0 ? "done" : "unreachable"));
    await runLists([list(0)], { budgetMs, now: clock.now });
    expect(checked).toHaveLength(50);
  });
});
