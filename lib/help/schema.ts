import * as z from "zod";
import { lines, Message, Page, PageSize, Time } from "@/lib/http/shapes";
import { helpSlugs } from "./options";

const Slug = z.enum(helpSlugs, { error: `must be one of ${helpSlugs.join(", ")}` });
const Version = z.int({ error: "must be a whole number" }).min(1, { error: "must be at least 1" });

/** Markdown. */
const Text = lines(1, 20_000);

export const HelpParams = z.object({ slug: Slug });

export const HelpAnswer = z.object({
  page: z.object({
    slug: z.string(),
    title: z.string(),
    html: z.string(),
    /** When its text was last changed; null until somebody saves one. */
    at: Time.nullable(),
  }),
});

export const AdminPage = z
  .object({
    slug: z.string(),
    title: z.string(),
    text: z.string().meta({ description: "Markdown" }),
    version: z.int(),
    at: Time.nullable(),
    by: z.string(),
  })
  .meta({ id: "HelpPage" });

export const AdminPagesAnswer = z.object({ pages: z.array(AdminPage) });
export const SavePage = z.object({ slug: Slug, text: Text, seen: Version });
export const RestorePage = z.object({ slug: Slug, version: Version, seen: Version });
export const SavedPageAnswer = z.object({ message: Message, page: AdminPage });
/** The current page, for an admin whose change came second. */
export const StalePage = z.object({ page: AdminPage }).partial();

export const PageVersionsQuery = z.object({ page: Page, limit: PageSize });
export const PageVersions = z.object({
  versions: z.array(z.object({ version: z.int(), at: Time.nullable(), by: z.string(), text: z.string() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

export const PreviewPage = z.object({ text: Text });
export const PreviewAnswer = z.object({ html: z.string() });

export type HelpAnswer = z.infer<typeof HelpAnswer>;
export type AdminPage = z.infer<typeof AdminPage>;
export type AdminPagesAnswer = z.infer<typeof AdminPagesAnswer>;
export type SavePage = z.output<typeof SavePage>;
export type RestorePage = z.infer<typeof RestorePage>;
export type SavedPageAnswer = z.infer<typeof SavedPageAnswer>;
export type PageVersionsQuery = z.infer<typeof PageVersionsQuery>;
export type PageVersions = z.infer<typeof PageVersions>;
export type PreviewPage = z.infer<typeof PreviewPage>;
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;
