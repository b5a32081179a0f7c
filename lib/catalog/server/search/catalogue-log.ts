import { dayMs } from "@/lib/dates";
import "server-only";
import { listsTag, productsTag, productTag } from "@/lib/cache/server/tags.mjs";
import { InvalidatedTag } from "@/models/invalidated-tag";

/**
 * How long a transaction may take from the time in its entry of the log to its commit, in ms: the limit of transactions
 * and what the clocks of two processes may differ by.
 */
const latestCommitMs = 60_000;
/** After this long an entry may have been removed from the log, in ms: see models/invalidated-tag.ts. */
const retentionMs = 6 * dayMs;
/** With more entries than this, the catalogue is read anew. */
const maxEntries = 1_000;

/** The version of the catalogue that something was read from: the entries of the log up to then. */
export interface Version {
  /** When the log was read, in ms since 1970. */
  at: number;
  /** The ids of the latest entries, and their times. */
  entries: ReadonlyMap<string, number>;
}

/** What the log has since a version. */
export interface News {
  /** From which time on it was read. */
  from: number;
  at: number;
  entries: readonly { id: string; at: number; tags: readonly string[] }[];
  isCutOff: boolean;
}

/**
 * Reads the log since a version of the catalogue, by one small command. Each change of the catalogue adds an entry in its
 * own transaction, so the entries are its version: changes need not wait for each other, as they would to raise a number.
 * They may commit in another order than they began in, so the entries of the last minute are read every time.
 * @param since null for the last minute alone
 */
export async function readNews(since: Version | null): Promise<News> {
  const at = Date.now();
  const from = Math.min(at, since?.at ?? at) - latestCommitMs;
  const found = await InvalidatedTag.find({ at: { $gt: new Date(from) } })
    .limit(maxEntries + 1)
    .lean();
  const entries = found.map(({ _id, tags, at }) => ({ id: String(_id), tags, at: at.getTime() }));
  return { from, at, entries, isCutOff: entries.length > maxEntries || at - from > retentionMs };
}

/** Whether the log was read far enough back to bring a version up to date. */
export function reaches({ from }: News, { at }: Version): boolean {
  return from <= at - latestCommitMs;
}

/** The version after a version that these news bring. */
export function versionAfter(before: Version | null, news: News): Version {
  const at = Math.max(before?.at ?? 0, news.at);
  const all = [...(before?.entries ?? []), ...news.entries.map(({ id, at }): [string, number] => [id, at])];
  return { at, entries: new Map(all.filter(([, each]) => each > at - latestCommitMs)) };
}

const productPrefix = productTag("");

/** The products that changed since a version; null when any may have: after an import, and when popularity was counted. */
export function changedSince(version: Version, { entries, isCutOff }: News): string[] | null {
  if (isCutOff) return null;
  const ids = new Set<string>();
  for (const { id, at, tags } of entries) {
    if (version.entries.has(id) || at <= version.at - latestCommitMs) continue;
    const products = tags.filter((tag) => tag.startsWith(productPrefix));
    if (tags.includes(productsTag) || (tags.includes(listsTag) && products.length === 0)) return null;
    for (const tag of products) ids.add(tag.slice(productPrefix.length));
  }
  return [...ids];
}
