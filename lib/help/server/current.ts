import "server-only";
import { FreshCache } from "@/lib/cache/server/fresh-cache";
import { answerTag, settingsTag, unknownChanges } from "@/lib/cache/server/tags.mjs";
import { connectDatabase } from "@/lib/server/database/connection";
import { currentSettings } from "@/lib/settings/server/current";
import { HelpPage, type StoredHelpPage } from "@/models/help-page";
import { type HelpSlug, helpTitle } from "../options";
import type { AdminPage, HelpAnswer } from "../schema";
import { firstTexts } from "./first-texts/first-texts";
import { renderHelp } from "./render";

type HelpView = HelpAnswer["page"];

/** What the rendered pages take in memory at most, in bytes. */
const maxBytes = 2 * 1024 * 1024;

declare global {
  /** The build has several copies of this module, which share the pages. */
  var vastraHelp: FreshCache<HelpView> | undefined;
}

/** A page with its text as admins see it. */
export function toAdminPage(slug: HelpSlug, stored: StoredHelpPage | null): AdminPage {
  const { text, version, at, by } = stored ?? { text: firstTexts[slug], version: 1, at: null, by: "" };
  return { slug, title: helpTitle(slug), text, version, at: at?.toISOString() ?? null, by };
}

async function make(slug: HelpSlug): Promise<HelpView> {
  await connectDatabase();
  const stored = await HelpPage.findOne({ slug }).sort({ version: -1 }).lean<StoredHelpPage>();
  const { title, text, at } = toAdminPage(slug, stored);
  return { slug, title, html: renderHelp(text, await currentSettings()), at };
}

/** A help page as shoppers read it: in memory until its text or the settings change. */
export function loadHelp(slug: HelpSlug): Promise<HelpView> {
  globalThis.vastraHelp ??= new FreshCache({
    name: "help",
    maxBytes,
    bytesOf: ({ html }) => 2 * html.length,
  });
  const tags = [settingsTag, answerTag(settingsTag), unknownChanges];
  return globalThis.vastraHelp.get(slug, async () => ({ value: await make(slug), tags }));
}
