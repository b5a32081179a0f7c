import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { droppedTags } from "./dropped-tags.mjs";

type Change = { _id: number; documentKey: { _id: string }; fullDocument?: { tags: string[] } };

/** A database with a stream of changes that several instances read, and that can go away. */
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
    const next = async (patient: boolean): Promise<Change | null> => {
      for (;;) {
        if (away) throw away;
        const change = changes[at];
        if (change) {
          at++;
          return change;
        }
        if (!patient) return null;
        await new Promise<void>((resolve) => wake.push(resolve));
      }
    };
    const stream = {
      get resumeToken() {
        return at;
      },
      tryNext: () => next(false),
      async *[Symbol.asyncIterator]() {
        for (;;) yield await next(true);
      },
      close: async () => undefined,
    };
    return { stream, end: async () => undefined };
  };
  return {
    log,
    /** An edit commits, with the tags that it drops. */
    commit: (id: string, tags: string[]) => push(id, tags),
    commitOld: (tag: string) => push(tag),
    setAway: (error: Error | null) => {
      away = error;
      for (const go of wake.splice(0)) go();
      wake = [];
    },
    instance: async () => {
      const tags = droppedTags(watch as unknown as Parameters<typeof droppedTags>[0]);
      tags.listen();
      await vi.advanceTimersByTimeAsync(1);
      return tags;
    },
  };
}

const heard = () => vi.advanceTimersByTimeAsync(1);

describe("dropped tags", () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("count for what was begun before, not for what is begun after", async () => {
    const one = await database().instance();
    const before = one.now();
    one.drop(["product:a", "lists"]);
    expect(one.droppedSince(["product:a"], before)).toBe(true);
    expect(one.droppedSince(["other", "lists"], before)).toBe(true);
    expect(one.droppedSince(["product:b"], before)).toBe(false);
    expect(one.droppedSince(["product:a"], one.now())).toBe(false);
  });

  it("reach another instance by the commit alone, whether or not the first one lives to tell", async () => {
    const { instance, commit } = database();
    const other = await instance();
    const begun = other.now();
    commit("1", ["product:a"]);
    await heard();
    expect(other.droppedSince(["product:a"], begun)).toBe(true);
    expect(other.droppedSince(["product:b"], begun)).toBe(false);
    expect(other.droppedSince(["product:a"], other.now())).toBe(false);
  });

  it("count once, whether the own news comes before or after", async () => {
    const { instance, commit } = database();
    const one = await instance();
    one.drop(["lists", "news:1"]);
    const after = one.now();
    commit("1", ["lists"]);
    await heard();
    expect(one.droppedSince(["lists"], after)).toBe(false);
    commit("2", ["lists"]);
    await heard();
    const afterNews = one.now();
    one.drop(["lists", "news:2"]);
    expect(one.droppedSince(["lists"], afterNews)).toBe(false);
  });

  it.each([-120_000, 120_000])("do not depend on a clock: one that jumps by %i ms hides nothing", async (jump) => {
    const { instance, commit } = database();
    const [one, other] = [await instance(), await instance()];
    const begun = [one.now(), other.now()] as const;
    vi.setSystemTime(Date.now() + jump);
    one.drop(["lists", "news:1"]);
    commit("1", ["lists"]);
    await heard();
    expect(one.droppedSince(["lists"], begun[0])).toBe(true);
    expect(other.droppedSince(["lists"], begun[1])).toBe(true);
  });

  it("that were committed while the database was away are heard when it is back", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { instance, commit, setAway, log } = database();
    const other = await instance();
    const begun = other.now();
    setAway(new Error("The database is away."));
    await vi.advanceTimersByTimeAsync(3_000);
    commit("1", ["lists"]);
    setAway(null);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(other.droppedSince(["lists"], begun)).toBe(true);
    expect(other.droppedSince(["product:a"], begun)).toBe(false);
    expect(log.opened.at(-1)).toBe(0);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it("are taken as all tags when the database no longer knows what happened meanwhile", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { instance, setAway, log } = database();
    const other = await instance();
    const begun = other.now();
    setAway(Object.assign(new Error("The history is lost."), { code: 286 }));
    await vi.advanceTimersByTimeAsync(1_500);
    setAway(null);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(log.opened.at(-1)).toBeUndefined();
    expect(other.droppedSince(["anything"], begun)).toBe(true);
    expect(other.droppedSince(["anything"], other.now())).toBe(false);
  });

  it("of an older version of the shop count too", async () => {
    const { instance, commitOld } = database();
    const other = await instance();
    const begun = other.now();
    commitOld("product:a");
    await heard();
    expect(other.droppedSince(["product:a"], begun)).toBe(true);
  });

  it("that are forgotten count as drops of everything older", async () => {
    const one = await database().instance();
    const begun = one.now();
    one.drop(["product:0"]);
    for (let number = 1; number <= 50_000; number++) one.drop([`product:${number}`]);
    expect(one.droppedSince(["never dropped"], begun)).toBe(true);
    expect(one.droppedSince(["never dropped"], one.now())).toBe(false);
  });
});
