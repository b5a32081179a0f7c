import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invalidatedTags } from "./invalidated-tags.mjs";

type Change = { _id: number; documentKey: { _id: string }; fullDocument?: { tags: string[] } };

/** A database with a change stream that several instances read, and that can become unreachable. */
function database() {
  const changes: Change[] = [];
  const log = { opened: [] as unknown[] };
  let away: Error | null = null;
  let wake: (() => void)[] = [];
  const push = (_id: string, tags?: string[]) => {
    changes.push({ _id: changes.length + 1, documentKey: { _id }, ...(tags && { fullDocument: { tags } }) });
    for (const go of wake.splice(0)) go();
  };
  const watch = (token: unknown) => {
    log.opened.push(token);
    let at = typeof token === "number" ? token : changes.length;
    const next = async (): Promise<Change> => {
      for (;;) {
        if (away) throw away;
        const change = changes[at];
        if (change) {
          at++;
          return change;
        }
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    };
    const listeners = new Set<() => void>();
    const stream = {
      get resumeToken() {
        return at;
      },
      on: (_: string, hear: () => void) => listeners.add(hear),
      off: (_: string, hear: () => void) => listeners.delete(hear),
      async *[Symbol.asyncIterator]() {
        if (away) throw away;
        for (const hear of listeners) hear();
        for (;;) yield await next();
      },
      close: async () => undefined,
    };
    return { stream, end: async () => undefined };
  };
  return {
    log,
    /** Commits an edit with the tags that it invalidates. */
    commit: (id: string, tags: string[]) => push(id, tags),
    commitOld: (tag: string) => push(tag),
    setAway: (error: Error | null) => {
      away = error;
      for (const go of wake.splice(0)) go();
      wake = [];
    },
    instance: async () => {
      const tags = invalidatedTags(watch as unknown as Parameters<typeof invalidatedTags>[0]);
      tags.listen();
      await vi.advanceTimersByTimeAsync(1);
      return tags;
    },
  };
}

const heard = () => vi.advanceTimersByTimeAsync(1);

describe("invalidated tags", () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("apply to what was started before, not to what is started after", async () => {
    const one = await database().instance();
    const before = one.now();
    one.invalidate(["product:a", "lists"]);
    expect(one.invalidatedSince(["product:a"], before)).toBe(true);
    expect(one.invalidatedSince(["other", "lists"], before)).toBe(true);
    expect(one.invalidatedSince(["product:b"], before)).toBe(false);
    expect(one.invalidatedSince(["product:a"], one.now())).toBe(false);
  });

  it("reach another instance by the commit alone, even if the first one crashes", async () => {
    const { instance, commit } = database();
    const other = await instance();
    const begun = other.now();
    commit("1", ["product:a"]);
    await heard();
    expect(other.invalidatedSince(["product:a"], begun)).toBe(true);
    expect(other.invalidatedSince(["product:b"], begun)).toBe(false);
    expect(other.invalidatedSince(["product:a"], other.now())).toBe(false);
  });

  it("count once, whether the instance's own event arrives before or after", async () => {
    const { instance, commit } = database();
    const one = await instance();
    one.invalidate(["lists", "event:1"]);
    const after = one.now();
    commit("1", ["lists"]);
    await heard();
    expect(one.invalidatedSince(["lists"], after)).toBe(false);
    commit("2", ["lists"]);
    await heard();
    const afterNews = one.now();
    one.invalidate(["lists", "event:2"]);
    expect(one.invalidatedSince(["lists"], afterNews)).toBe(false);
  });

  it.each([-120_000, 120_000])("do not depend on the clock: nothing is missed when it jumps by %i ms", async (jump) => {
    const { instance, commit } = database();
    const [one, other] = [await instance(), await instance()];
    const begun = [one.now(), other.now()] as const;
    vi.setSystemTime(Date.now() + jump);
    one.invalidate(["lists", "event:1"]);
    commit("1", ["lists"]);
    await heard();
    expect(one.invalidatedSince(["lists"], begun[0])).toBe(true);
    expect(other.invalidatedSince(["lists"], begun[1])).toBe(true);
  });

  it("are heard of from the moment when the database opens the stream, and not while it is away", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { instance, setAway } = database();
    const one = await instance();
    expect(one.isLive()).toBe(true);
    setAway(new Error("The database is away."));
    await heard();
    expect(one.isLive()).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(one.isLive()).toBe(false);
    setAway(null);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(one.isLive()).toBe(true);
  });

  it("that were committed during a connection loss are received after reconnecting", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { instance, commit, setAway, log } = database();
    const other = await instance();
    const begun = other.now();
    setAway(new Error("The database is away."));
    await vi.advanceTimersByTimeAsync(3_000);
    commit("1", ["lists"]);
    setAway(null);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(other.invalidatedSince(["lists"], begun)).toBe(true);
    expect(other.invalidatedSince(["product:a"], begun)).toBe(false);
    expect(log.opened.at(-1)).toBe(0);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it("include all tags when the database can't resume the change stream", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { instance, setAway, log } = database();
    const other = await instance();
    const begun = other.now();
    setAway(Object.assign(new Error("The history is lost."), { code: 286 }));
    await vi.advanceTimersByTimeAsync(1_500);
    setAway(null);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(log.opened.at(-1)).toBeUndefined();
    expect(other.invalidatedSince(["anything"], begun)).toBe(true);
    expect(other.invalidatedSince(["anything"], other.now())).toBe(false);
  });

  it("written by an older version of the shop count too", async () => {
    const { instance, commitOld } = database();
    const other = await instance();
    const begun = other.now();
    commitOld("product:a");
    await heard();
    expect(other.invalidatedSince(["product:a"], begun)).toBe(true);
  });

  it("with a prefix are listed since a given count, each once, the latest first", async () => {
    const one = await database().instance();
    one.invalidate(["listed:a", "lists"]);
    const age = one.now();
    for (const names of [["listed:b", "lists"], ["listed:c"], ["listed:b"]]) one.invalidate(names);
    one.invalidatedSince(["listed:a"], age);
    expect(one.changedSince("listed:", age)).toEqual(["b", "c"]);
    expect(one.changedSince("listed:", one.now())).toEqual([]);
  });

  it("that are evicted invalidate everything older", async () => {
    const one = await database().instance();
    const begun = one.now();
    one.invalidate(["product:0"]);
    for (let number = 1; number <= 50_000; number++) one.invalidate([`product:${number}`]);
    expect(one.invalidatedSince(["never invalidated"], begun)).toBe(true);
    expect(one.invalidatedSince(["never invalidated"], one.now())).toBe(false);
  });
});
