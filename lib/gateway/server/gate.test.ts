import { afterEach, describe, expect, it, vi } from "vitest";
import { Gate } from "./gate";

/** Work that ends when the test says so. */
function works() {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<void>((resolve) => ends.push(resolve)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a gate", () => {
  it("runs a limited number at once, lets a limited number wait, and refuses the rest immediately", async () => {
    const gate = new Gate(2, 3);
    const { ends, work } = works();
    const accepted = [];
    for (let number = 0; number < 8; number++) {
      accepted.push(gate.tryRun(work) !== undefined);
      await settled();
    }
    expect(accepted).toEqual([true, true, true, true, true, false, false, false]);
    expect(ends.length).toBe(2);
    expect(gate.isFull).toBe(true);
  });

  it("admits waiting callers in the order of their arrival", async () => {
    const gate = new Gate(1, 2);
    const order: string[] = [];
    const { ends, work } = works();
    void gate.tryRun(work);
    await settled();
    for (const name of ["first", "second"]) void gate.tryRun(async () => void order.push(name));
    expect(order).toEqual([]);
    ends[0]?.();
    await settled();
    expect(order).toEqual(["first", "second"]);
    expect(gate.isFull).toBe(false);
  });

  it("starts tasks one after the other, each when it is told to", async () => {
    const begin: (() => void)[] = [];
    const gate = new Gate(2, 3, () => new Promise((resolve) => begin.push(resolve)));
    const { ends, work } = works();
    for (let number = 0; number < 3; number++) void gate.tryRun(work);
    await settled();
    expect([begin.length, ends.length]).toEqual([1, 0]);
    begin[0]?.();
    await settled();
    expect([begin.length, ends.length]).toEqual([2, 1]);
    begin[1]?.();
    await settled();
    expect([begin.length, ends.length]).toEqual([2, 2]);
  });

  it("is released by a task that fails", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const gate = new Gate(1, 1);
    void gate.tryRun(() => Promise.reject(new Error("broken")));
    await settled();
    const after = vi.fn(async () => undefined);
    expect(gate.tryRun(after)).toBeDefined();
    await settled();
    expect(after).toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });

  it("blocks nobody for longer than ten seconds when a task hangs", async () => {
    vi.useFakeTimers();
    const gate = new Gate(1, 5);
    const { ends, work } = works();
    void gate.tryRun(work);
    await vi.advanceTimersByTimeAsync(0);
    void gate.tryRun(work);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(ends.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(ends.length).toBe(2);
  });
});
