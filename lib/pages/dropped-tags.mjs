import { LRUCache } from "lru-cache";

/** How long this instance trusts what it knows, in ms: so late may another instance's drop show here. */
const checkEveryMs = 250;
/** How long it asks no more after the database did not answer, in ms. */
const restMs = 5_000;
/** Times may become visible a little out of order, so each look reaches back, in ms. */
const overlapMs = 5_000;
/** How many dropped tags are remembered; older ones count as drops of everything made before them. */
const maxTags = 50_000;

/**
 * @typedef {{ _id: string, at: Date }} DroppedTag
 * @typedef {Pick<import("mongodb").Collection<DroppedTag>, "find" | "findOneAndUpdate">} Drops
 */

/**
 * Which tags of the page cache were dropped, by this instance or another one. The database carries the news; what is
 * compared are this instance's own times of hearing them, so that clocks which differ do no harm.
 * @param {() => Drops} drops the collection that all instances share
 */
export function droppedTags(drops) {
  /** Everything that was made before is too old to be judged. */
  let floor = 0;
  /** Times in ms: `at` the database's, `heard` ours. @type {LRUCache<string, { at: number, heard: number }>} */
  const tags = new LRUCache({
    max: maxTags,
    dispose: ({ heard }, _tag, reason) => {
      if (reason === "evict") floor = Math.max(floor, heard);
    },
  });
  /** The newest time of the database that was seen; null before the first look. @type {number | null} */
  let newest = null;
  let nextLook = 0;
  /** @type {Promise<void> | null} */
  let looking = null;

  async function look() {
    const heard = Date.now();
    if (newest === null) {
      const [last] = await drops().find().sort({ at: -1 }).limit(1).toArray();
      newest = last?.at.getTime() ?? 0;
      return;
    }
    const since = new Date(newest - overlapMs);
    for await (const { _id, at } of drops().find({ at: { $gt: since } })) {
      const time = at.getTime();
      if (tags.peek(_id)?.at !== time) tags.set(_id, { at: time, heard: Math.max(heard, Date.now()) });
      newest = Math.max(newest, time);
    }
  }

  return {
    /** Hears what other instances dropped; at most one question to the database in 250 ms. */
    async refresh() {
      if (!looking && Date.now() >= nextLook) {
        nextLook = Date.now() + checkEveryMs;
        looking = look()
          .catch((error) => {
            nextLook = Date.now() + restMs;
            console.error("Page cache: the dropped tags could not be read, pages are served as they were kept.", error);
          })
          .finally(() => {
            looking = null;
          });
      }
      if (looking) await looking;
    },

    /** Drops tags for this instance at once and for the others by the database. @param {string[]} names */
    async drop(names) {
      const heard = Date.now();
      for (const name of names) tags.set(name, { at: tags.peek(name)?.at ?? 0, heard });
      const tell = async (/** @type {string} */ name) => {
        const update = { $currentDate: /** @type {const} */ ({ at: true }) };
        const told = await drops().findOneAndUpdate({ _id: name }, update, { upsert: true, returnDocument: "after" });
        // Its own news is none when it comes back with the next look.
        if (told && tags.peek(name)?.heard === heard) tags.set(name, { at: told.at.getTime(), heard });
      };
      try {
        await Promise.all(names.map(tell));
      } catch (error) {
        console.error("Page cache: other instances could not be told of dropped tags.", names, error);
      }
    },

    /** True when one of these was dropped at `since` (this instance's time in ms) or later. @param {string[]} names @param {number} since */
    droppedSince(names, since) {
      return since <= floor || names.some((name) => (tags.peek(name)?.heard ?? -1) >= since);
    },
  };
}
