import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { ClientSession } from "mongoose";
import { type Admin, nameOfAdmin, writeLog } from "@/lib/admin-log/server/service";
import { invalidate } from "@/lib/cache/server/invalidation";
import { settingsTag } from "@/lib/cache/server/tags.mjs";
import { invalidateGoods } from "@/lib/catalog/server/page-tags";
import { AppError, invalid, notFound } from "@/lib/errors";
import { defaultPageSize } from "@/lib/http/shapes";
import { keysOf, pick } from "@/lib/keys";
import { isOwnImage } from "@/lib/media/server/image-url";
import { countReferences, refuseRemoved } from "@/lib/media/server/uploads";
import { connectDatabase } from "@/lib/server/database/connection";
import { paged } from "@/lib/server/database/paged";
import { inTransaction } from "@/lib/server/database/transaction";
import { env } from "@/lib/server/env";
import { SettingsVersion, type StoredSettings } from "@/models/settings";
import type {
  RestoreSettings,
  SavedSettingsAnswer,
  SaveSettings,
  Settings,
  SettingsAnswer,
  SettingsVersions,
  VersionsQuery,
} from "../schema";
import { type Current, firstVersion, toCurrent } from "./current";

/** The settings in force, as the database has them now. */
export async function getSettings(): Promise<SettingsAnswer> {
  await connectDatabase();
  return toAnswer(await newest());
}

/**
 * Saves groups of settings as a new version; groups that are left out stay.
 * @throws AppError stale when somebody else has saved since `seen`; invalid for a picture of another site or a removed one
 */
export function saveSettings(admin: Admin, { settings, seen }: SaveSettings): Promise<SavedSettingsAnswer> {
  refuseForeignPictures(settings);
  return change(admin, seen, "Settings saved.", async () => settings);
}

/** Makes an earlier version the newest one. @throws AppError not_found, stale, invalid when a picture of it was removed */
export function restoreSettings(admin: Admin, { version, seen }: RestoreSettings): Promise<SavedSettingsAnswer> {
  return change(admin, seen, `Version ${version} is in force again.`, async (session) => {
    const stored = await SettingsVersion.findOne({ version }, null, { session }).lean<StoredSettings>();
    if (!stored && version !== firstVersion().version) throw notFound("version");
    return (stored ? toCurrent(stored) : firstVersion()).settings;
  });
}

/** A page of all versions, newest first. */
export async function listSettingsVersions({
  page,
  limit = defaultPageSize,
}: VersionsQuery): Promise<SettingsVersions> {
  await connectDatabase();
  const { rows, position } = await paged(
    { page, size: limit },
    (skip, take) =>
      SettingsVersion.find({}, { settings: 0 }).sort({ version: -1 }).skip(skip).limit(take).lean<StoredSettings[]>(),
    () => SettingsVersion.estimatedDocumentCount(),
  );
  const versions = rows.map(({ version, at, by, changed }) => ({
    version,
    by,
    changed,
    at: at?.toISOString() ?? null,
  }));
  if (position.total > 0) return { versions, ...position };
  const first = { version: firstVersion().version, at: null, by: "", changed: [] };
  return { versions: page === 1 ? [first] : [], total: 1, page, pages: 1 };
}

async function newest(session: ClientSession | null = null): Promise<Current> {
  const stored = await SettingsVersion.findOne({}, null, { session }).sort({ version: -1 }).lean<StoredSettings>();
  return stored ? toCurrent(stored) : firstVersion();
}

/** Two that save the same version at once write the same number: the second is tried again, and is stale. */
function change(
  admin: Admin,
  seen: number,
  message: string,
  wanted: (session: ClientSession) => Promise<Partial<Settings>>,
): Promise<SavedSettingsAnswer> {
  return inTransaction(async (session) => {
    const before = await newest(session);
    if (before.version !== seen) {
      const words = `${before.by || "Somebody"} has changed the settings meanwhile. Check your changes and save again.`;
      throw new AppError("stale", words, { extra: { version: before.version, settings: before.settings } });
    }
    const settings = { ...before.settings, ...(await wanted(session)) };
    const changed = keysOf(settings).filter((group) => !isDeepStrictEqual(settings[group], before.settings[group]));
    if (changed.length === 0) return { message: "Nothing has changed.", ...toAnswer(before) };
    await keepPictures(settings, session);
    // So that the first content can be restored, whatever the environment says later.
    if (before.at === null) await insert({ ...before, changed: [] }, session);
    const by = nameOfAdmin(admin);
    const after = { version: before.version + 1, at: new Date(), by, settings };
    await insert({ ...after, changed }, session);
    await writeLog(
      {
        adminId: admin.id,
        action: "change",
        target: { kind: "settings", id: String(after.version), title: `version ${after.version}` },
        before: pick(before.settings, changed),
        after: pick(settings, changed),
      },
      session,
    );
    await invalidate([settingsTag], session);
    if (changed.includes("law")) await invalidateGoods(session);
    return { message, ...toAnswer(after) };
  });
}

async function insert(version: Current & { changed: string[] }, session: ClientSession): Promise<void> {
  await SettingsVersion.create([version], { session });
}

/**
 * Counts the references of a new version to its pictures. No version is ever removed, so each can be restored.
 * @throws AppError invalid for a picture that was removed
 */
async function keepPictures({ banners }: Settings, session: ClientSession): Promise<void> {
  const after = banners.flatMap(({ pictures }) => pictures);
  await countReferences([{ before: [], after }], session);
  await refuseRemoved("settings.banners", after, session);
}

/** @throws AppError invalid */
function refuseForeignPictures({ banners = [] }: Partial<Settings>): void {
  for (const [index, { pictures }] of banners.entries()) {
    const foreign = pictures.findIndex((picture) => !isOwnImage(picture, env().CLOUDINARY_URL));
    if (foreign < 0) continue;
    throw invalid(`settings.banners.${index}.pictures.${foreign}`, "must be a picture uploaded to this shop");
  }
}

function toAnswer({ version, at, by, settings }: Current): SettingsAnswer {
  return { version, at: at?.toISOString() ?? null, by, settings };
}
