import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { listAnswers, listedPrefix, unknownChanges } from "@/lib/cache/server/tags.mjs";
import { connectDatabase } from "@/lib/server/database/connection";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { changedSince, reaches, readNews, type Version, versionAfter } from "./catalogue-log";
import { readChanges, readIndex } from "./read-products";
import type { WordIndex } from "./word-index";

/** After more changes than this at once, the index is read anew. */
const maxChanges = 5_000;
/** The pause after reading, in times of what it took, in case that it is soon too old again. */
const restTimes = 20;
/** The pause after reading came to nothing, in ms. */
const failedRestMs = 60_000;
/** How long a request waits for an index that is being read, in ms; then the database answers. */
const waitMs = 1_200;
/** How often a request looks for the change stream of a process that has just started, in ms. */
const pauseMs = 20;
/** Without a change stream, what scripts change is seen after this long, in ms: they add no entry to the log. */
const maxAgeMs = 600_000;

interface Held {
  index: WordIndex;
  /** What it contains: a count of invalidations where this process hears of changes, else a version. */
  age: number;
  version: Version | null;
  /** When it was read, by `performance.now()`. */
  readAt: number;
}

/** The build has several copies of this module, which share the index. */
interface Shared {
  held?: Held | undefined;
  reading?: Promise<void> | undefined;
  patching?: Promise<void> | undefined;
  /** Whether this process has heard of changes before. */
  hasHeard?: boolean;
  /** When the next reading may begin. */
  restUntil: number;
}

declare global {
  var vastraSearchIndex: Shared | undefined;
}

function shared(): Shared {
  globalThis.vastraSearchIndex ??= { restUntil: Number.NEGATIVE_INFINITY };
  return globalThis.vastraSearchIndex;
}

/** After this long a process that has just started tries again to read the index, in ms. */
const retryMs = 1_000;

/** Reads the index as soon as this process hears of changes of the database, so that the first searches find it. */
export async function buildAtStart(): Promise<void> {
  if (!globalThis.vastraInvalidated) return;
  while (!(await heardIndex().catch(() => null))) await sleep(retryMs, undefined, { ref: false });
}

/**
 * Answers from the index of all visible products in memory, with every change that was committed before the call. Where
 * this process hears of changes, they are known; elsewhere the version of the catalogue is read beside what the answer
 * reads, and the answer is made again if there are changes.
 * @param answer may be called twice
 * @returns null when there is no index: then the database has to answer
 */
export async function byIndex<Answer>(answer: (index: WordIndex) => Promise<Answer>): Promise<Answer | null> {
  if (globalThis.vastraInvalidated) {
    const index = await heardIndex();
    return index && answer(index);
  }
  await connectDatabase();
  const known = shared().held?.index ?? null;
  const [made, index] = await Promise.all([known && answer(known), currentVersion()]);
  if (index === known) return made;
  return index && answer(index);
}

/** The index with every change that this process has made or heard of. */
async function heardIndex(): Promise<WordIndex | null> {
  const state = shared();
  const invalidated = globalThis.vastraInvalidated;
  invalidated?.listen();
  for (let waited = 0; !invalidated?.isLive(); waited += pauseMs) {
    if (state.hasHeard || waited >= waitMs) return null;
    await sleep(pauseMs, undefined, { ref: false });
  }
  state.hasHeard = true;
  for (;;) {
    const { held } = state;
    if (!held || invalidated.invalidatedSince([unknownChanges], held.age)) {
      state.held = undefined;
      if (!(await untilRead(state))) return null;
    } else {
      if (!invalidated.invalidatedSince([listAnswers], held.age)) return held.index;
      const ids = invalidated.changedSince(listedPrefix, held.age);
      const age = invalidated.now();
      if (ids.length === 0) held.age = age;
      else await patch(state, held, ids, { age, version: null });
    }
  }
}

/** The index with every change that was in the log when the call began. */
async function currentVersion(): Promise<WordIndex | null> {
  const state = shared();
  const { held: known } = state;
  if (known && performance.now() - known.readAt > maxAgeMs) void startReading(state);
  let [news] = await Promise.all([readNews(known?.version ?? null), known ? undefined : untilRead(state)]);
  for (;;) {
    await state.patching;
    const { held } = state;
    if (!held?.version) {
      if (!(await untilRead(state))) return null;
      continue;
    }
    if (!reaches(news, held.version)) news = await readNews(held.version);
    const ids = changedSince(held.version, news);
    const version = versionAfter(held.version, news);
    if (ids === null) state.held = undefined;
    else if (ids.length > 0) await patch(state, held, ids, { age: 0, version });
    else {
      held.version = version;
      return held.index;
    }
  }
}

/** Brings an index up to date, once for all who wait for it. */
async function patch(state: Shared, held: Held, ids: string[], mark: Pick<Held, "age" | "version">): Promise<void> {
  if (ids.length > maxChanges) {
    state.held = undefined;
    return;
  }
  state.patching ??= readChanges(held.index, ids)
    .then((index) => {
      state.held = { ...held, index, ...mark };
    })
    .finally(() => {
      state.patching = undefined;
    });
  await state.patching;
}

/** Whether there is an index in time, which is read unless it was a while ago. */
async function untilRead(state: Shared): Promise<boolean> {
  const reading = startReading(state);
  if (reading) await Promise.race([reading, sleep(waitMs, undefined, { ref: false })]);
  return state.held !== undefined;
}

function startReading(state: Shared): Promise<void> | undefined {
  if (!state.reading && performance.now() >= state.restUntil) {
    state.reading = read(state).finally(() => {
      state.reading = undefined;
    });
  }
  return state.reading;
}

async function read(state: Shared): Promise<void> {
  const begun = performance.now();
  let rest = failedRestMs;
  try {
    const age = globalThis.vastraInvalidated?.now() ?? 0;
    await connectDatabase();
    const version = globalThis.vastraInvalidated ? null : versionAfter(null, await readNews(null));
    const index = await readIndex(env().INDEX_MAX_PRODUCTS);
    state.held = index ? { index, age, version, readAt: begun } : undefined;
    if (index) rest = restTimes * (performance.now() - begun);
  } catch (error) {
    log.error({ err: error }, "could not read the search index");
  }
  state.restUntil = performance.now() + rest;
}
