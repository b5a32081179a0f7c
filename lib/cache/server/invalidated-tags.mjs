import { LRUCache } from "lru-cache";
import { allAnswers, catalogueLists, eventPrefix, unknownChanges } from "./tags.mjs";
import { tagsOfChange } from "./watched-changes.mjs";

/** The delay before reconnecting to an unreachable database, in ms. */
const retryDelayMs = 1_000;
/** How many invalidated tags are remembered; pages older than a forgotten one count as stale. */
const maxTags = 50_000;
/**
 * How many invalidations of this instance are remembered, so that they are not applied again when the change stream
 * returns them.
 */
const maxEvents = 10_000;
/** After this long without a response of the database, changes may be missing, in ms; an idle stream responds every second. */
const maxSilenceMs = 3_000;

/**
 * @typedef {import("mongodb").ChangeStream<import("mongodb").Document, Change>} Stream
 * @typedef {import("./watched-changes.mjs").Change} Change
 */

const retryDelay = () =>
  new Promise((resolve) => {
    setTimeout(resolve, retryDelayMs).unref();
  });

/**
 * Tracks which tags of the page cache were invalidated, by this instance or another one. Invalidations are written by
 * the transaction of the edit itself, and a change stream of the database delivers them to every instance, in the order
 * of their commits. Only counters of this process are compared, never a clock.
 * @param {(resumeAfter: unknown) => { stream: Stream, end: () => Promise<void> }} watch opens the stream of
 * invalidations, after a resume token or from now on; `end` releases its resources
 */
export function invalidatedTags(watch) {
  /** Increases by one with each invalidation. */
  let count = 0;
  /** Pages rendered before this count are stale, whatever their tags. */
  let floor = 0;
  /** The count at the last invalidation of each tag. @type {LRUCache<string, number>} */
  const tags = new LRUCache({
    max: maxTags,
    dispose: (at, _tag, reason) => {
      if (reason === "evict") floor = Math.max(floor, at);
    },
  });
  /** @type {LRUCache<string, true>} */
  const known = new LRUCache({ max: maxEvents });
  let listening = false;
  let isOpen = false;
  /** When the stream last responded. */
  let lastResponseAt = Number.NEGATIVE_INFINITY;

  /** @param {readonly string[]} names @param {string | undefined} eventId */
  function invalidate(names, eventId) {
    if (eventId !== undefined) {
      if (known.has(eventId)) return;
      known.set(eventId, true);
    }
    count++;
    for (const name of names) tags.set(name, count);
  }

  /** @param {Change} change */
  function apply(change) {
    invalidate(tagsOfChange(change), change.fullDocument?.tags && String(change.documentKey?._id));
  }

  async function listen() {
    /** @type {unknown} */
    let token;
    let isAway = false;
    for (;;) {
      try {
        const { stream, end } = watch(token);
        const hear = () => {
          lastResponseAt = performance.now();
          if (isOpen) return;
          // Invalidations before the stream was open were missed.
          if (token === undefined) floor = ++count;
          // Answers are not cached across an interruption, so they need not wait until the stream has caught up.
          invalidate([allAnswers, unknownChanges, catalogueLists], undefined);
          isOpen = true;
          isAway = false;
        };
        // The first time is when the database has opened the stream, before any change; then with each response.
        stream.on("resumeTokenChanged", hear);
        try {
          for await (const change of stream) {
            apply(change);
            token = stream.resumeToken;
          }
        } finally {
          stream.off("resumeTokenChanged", hear);
          isOpen = false;
          token = stream.resumeToken ?? token;
          await Promise.allSettled([stream.close(), end()]);
        }
      } catch (error) {
        if (!isAway)
          console.error("Page cache: no news of invalidated tags, cached pages are served as they are.", error);
        isAway = true;
        // The database can't resume after the token.
        if (error instanceof Error && "code" in error && typeof error.code === "number") token = undefined;
      }
      await retryDelay();
    }
  }

  return {
    /** Starts to listen for invalidations of other instances, once. */
    listen() {
      if (listening) return;
      listening = true;
      void listen();
    },

    /** True while changes of all instances arrive as they are committed. */
    isLive: () => isOpen && performance.now() - lastResponseAt < maxSilenceMs,

    /** The number of invalidations so far: the age of anything that starts now. */
    now: () => count,

    /**
     * Invalidates tags for this instance. One of them may contain the id under which the change stream returns the
     * invalidation.
     * @param {readonly string[]} names
     */
    invalidate(names) {
      const eventId = names.find((name) => name.startsWith(eventPrefix));
      invalidate(
        names.filter((name) => name !== eventId),
        eventId?.slice(eventPrefix.length),
      );
    },

    /** True when one of these was invalidated after the count was `age`. @param {readonly string[]} names @param {number} age */
    invalidatedSince(names, age) {
      return age < floor || names.some((name) => (tags.peek(name) ?? 0) > age);
    },

    /**
     * What follows the prefix in the tags that were invalidated after the count was `age`, the latest first. All of
     * them, unless `invalidatedSince` is true for any name.
     * @param {string} prefix @param {number} age
     */
    changedSince(prefix, age) {
      const changed = [];
      for (const [name, at] of tags.entries()) {
        if (at <= age) break;
        if (name.startsWith(prefix)) changed.push(name.slice(prefix.length));
      }
      return changed;
    },
  };
}
