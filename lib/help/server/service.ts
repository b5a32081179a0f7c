import "server-only";
import type { ClientSession } from "mongoose";
import { type Admin, nameOfAdmin, writeLog } from "@/lib/admin-log/server/service";
import { invalidate } from "@/lib/cache/server/invalidation";
import { settingsTag } from "@/lib/cache/server/tags.mjs";
import { AppError, notFound } from "@/lib/errors";
import { defaultPageSize } from "@/lib/http/shapes";
import { connectDatabase } from "@/lib/server/database/connection";
import { paged } from "@/lib/server/database/paged";
import { inTransaction } from "@/lib/server/database/transaction";
import { currentSettings } from "@/lib/settings/server/current";
import { HelpPage, type StoredHelpPage } from "@/models/help-page";
import { type HelpSlug, helpSlugs } from "../options";
import type {
  AdminPage,
  AdminPagesAnswer,
  PageVersions,
  PageVersionsQuery,
  PreviewAnswer,
  RestorePage,
  SavedPageAnswer,
  SavePage,
} from "../schema";
import { toAdminPage } from "./current";
import { firstTexts } from "./first-texts/first-texts";
import { renderHelp } from "./render";

/** All help pages with their texts, in the order of their index. */
export async function listPages(): Promise<AdminPagesAnswer> {
  await connectDatabase();
  const newest = await HelpPage.aggregate<StoredHelpPage>([
    { $sort: { slug: 1, version: -1 } },
    { $group: { _id: "$slug", newest: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$newest" } },
  ]);
  return { pages: helpSlugs.map((slug) => toAdminPage(slug, newest.find((page) => page.slug === slug) ?? null)) };
}

/** Saves the text of a page as a new version. @throws AppError stale when somebody else has saved it since `seen` */
export function savePage(admin: Admin, { slug, text, seen }: SavePage): Promise<SavedPageAnswer> {
  return change(admin, slug, seen, "Page saved.", async () => text);
}

/** Makes an earlier version of a page the newest one. @throws AppError not_found, stale */
export function restorePage(admin: Admin, { slug, version, seen }: RestorePage): Promise<SavedPageAnswer> {
  return change(admin, slug, seen, `Version ${version} is in force again.`, async (session) => {
    const stored = await HelpPage.findOne({ slug, version }, null, { session }).lean();
    if (!stored && version !== 1) throw notFound("version");
    return stored?.text ?? firstTexts[slug];
  });
}

/** A page of the versions of a help page, newest first. */
export async function listPageVersions(
  slug: HelpSlug,
  { page, limit = defaultPageSize }: PageVersionsQuery,
): Promise<PageVersions> {
  await connectDatabase();
  const { rows, position } = await paged(
    { page, size: limit },
    (skip, take) => HelpPage.find({ slug }).sort({ version: -1 }).skip(skip).limit(take).lean<StoredHelpPage[]>(),
    () => HelpPage.countDocuments({ slug }),
  );
  const toVersion = ({ version, at, by, text }: AdminPage) => ({ version, at, by, text });
  if (position.total > 0) return { versions: rows.map((row) => toVersion(toAdminPage(slug, row))), ...position };
  return { versions: page === 1 ? [toVersion(toAdminPage(slug, null))] : [], total: 1, page, pages: 1 };
}

/** A text as it would look on a help page now. */
export async function previewPage(text: string): Promise<PreviewAnswer> {
  return { html: renderHelp(text, await currentSettings()) };
}

/** Two that save the same version at once write the same number: the second is tried again, and is stale. */
function change(
  admin: Admin,
  slug: HelpSlug,
  seen: number,
  message: string,
  wanted: (session: ClientSession) => Promise<string>,
): Promise<SavedPageAnswer> {
  return inTransaction(async (session) => {
    const stored = await HelpPage.findOne({ slug }, null, { session }).sort({ version: -1 }).lean<StoredHelpPage>();
    const before = toAdminPage(slug, stored);
    if (before.version !== seen) {
      const words = `${before.by || "Somebody"} has changed this page meanwhile. Check your text and save again.`;
      throw new AppError("stale", words, { extra: { page: before } });
    }
    const text = await wanted(session);
    if (text === before.text) return { message: "Nothing has changed.", page: before };
    // So that the first text can be restored, whatever a later version of the shop begins with.
    if (!stored) await HelpPage.create([{ slug, version: 1, text: before.text }], { session });
    const by = nameOfAdmin(admin);
    const fresh = { slug, version: before.version + 1, text, at: new Date(), by };
    await HelpPage.create([fresh], { session });
    const target = { kind: "page", id: slug, title: `${before.title}, version ${fresh.version}` } as const;
    const [old, now] = [before.text, text].map((each) => ({ text: each }));
    await writeLog({ adminId: admin.id, action: "change", target, before: old ?? null, after: now ?? null }, session);
    await invalidate([settingsTag], session);
    return { message, page: { ...before, ...fresh, at: fresh.at.toISOString() } };
  });
}
