import "server-only";
import { connection } from "next/server";
import { cache } from "react";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { cacheWith } from "@/lib/cache/server/invalidation";
import { answerTag, neverStored, settingsTag, unknownChanges } from "@/lib/cache/server/tags.mjs";
import { pick } from "@/lib/keys";
import { connectDatabase } from "@/lib/server/database/connection";
import { isDatabaseAway } from "@/lib/server/database/errors";
import { env } from "@/lib/server/env";
import { SettingsVersion, type StoredSettings } from "@/models/settings";
import { firstSettings } from "../first-content";
import type { Settings } from "../schema";
import type { ShopWords } from "../shop-words";
import { type OrderTerms, type TermSettings, termsOf } from "../terms";

/** The settings in force. */
export interface Current {
  version: number;
  /** Null until somebody saves. */
  at: Date | null;
  by: string;
  settings: Settings;
}

/** What the settings take in memory at most, in bytes. */
const maxBytes = 1024 * 1024;

interface Shared {
  cache: FreshCache<Current>;
  last?: Current;
}

declare global {
  /** The build has several copies of this module, which share the settings. */
  var vastraSettings: Shared | undefined;
}

function shared(): Shared {
  globalThis.vastraSettings ??= {
    cache: new FreshCache({
      name: "settings",
      maxBytes,
      bytesOf: ({ settings }) => 2 * JSON.stringify(settings).length,
    }),
  };
  return globalThis.vastraSettings;
}

/** The settings of a shop whose owner has saved none: version 1. */
export function firstVersion(): Current {
  const { COD_LIMIT_RUPEES: cashLimit, SELLER_GSTIN: gstin = "" } = env();
  return { version: 1, at: null, by: "", settings: firstSettings({ cashLimit, gstin }) };
}

/** A stored version; groups that a former version of the shop did not know have their first content. */
export function toCurrent({ version, at, by, settings }: StoredSettings): Current {
  const stored = settings as Partial<Settings>;
  return { version, at: at ?? null, by, settings: { ...firstVersion().settings, ...stored } };
}

async function read(): Promise<Current> {
  await connectDatabase();
  const stored = await SettingsVersion.findOne().sort({ version: -1 }).lean<StoredSettings>();
  return stored ? toCurrent(stored) : firstVersion();
}

/**
 * The version in force. It is in memory where this process hears of changes of the database, and read anew elsewhere, by
 * one command.
 * @throws what connecting or reading throws
 */
export async function versionInForce(): Promise<Current> {
  const state = shared();
  state.last = await state.cache.get("settings", async () => ({
    value: await read(),
    tags: [settingsTag, answerTag(settingsTag), unknownChanges],
  }));
  return state.last;
}

/**
 * The same; while the database is unreachable, the last version that was read.
 * @throws AppError database_away, and errors of the driver that say so, while none was
 */
export async function currentVersion(): Promise<Current> {
  try {
    return await versionInForce();
  } catch (error) {
    const { last } = shared();
    if (!isDatabaseAway(error) || !last) throw error;
    return last;
  }
}

/** The settings in force: see `currentVersion`. */
export async function currentSettings(): Promise<Settings> {
  return (await currentVersion()).settings;
}

/**
 * The same for a page that is being rendered, once for all of its parts: if it is cached, it is rendered again after a
 * change. While the database is unreachable and no version was read, it is the first content, for the error page; the page is
 * not cached then, even if its other queries have succeeded.
 */
export const pageSettings = cache(async (): Promise<Settings> => {
  // The build has no settings: it leaves the page to be rendered when it is asked for.
  if (process.env.NEXT_PHASE === "phase-production-build") await connection();
  await cacheWith([settingsTag]);
  try {
    return await currentSettings();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    await cacheWith([neverStored]);
    return firstVersion().settings;
  }
});

const wordGroups = ["shop", "care", "officer", "social", "fees", "deliveryDays", "returnDays", "announcement"] as const;

/** What the layouts of the shop show of the settings: see `pageSettings`. */
export async function pageWords(): Promise<ShopWords> {
  return pick(await pageSettings(), wordGroups);
}

/** What orders depend on of the settings in force, in paise. */
export async function currentTerms(): Promise<OrderTerms> {
  return termsOf(await currentSettings());
}

/**
 * The stage of an aggregation that adds the newest version's terms as `terms`, for an order to be placed by the version of
 * its own transaction: `termsOfRow` reads them.
 */
export const termsStage = {
  $lookup: {
    from: SettingsVersion.collection.name,
    pipeline: [
      { $sort: { version: -1 as const } },
      { $limit: 1 },
      { $replaceRoot: { newRoot: "$settings" } },
      { $project: { fees: 1, deliveryDays: 1, returnDays: 1, cashLimit: 1 } },
    ],
    as: "terms",
  },
};

/** What `termsStage` has added, in paise. */
export function termsOfRow({ terms: [stored] }: { terms: TermSettings[] }): OrderTerms {
  return termsOf(stored ?? firstVersion().settings);
}
