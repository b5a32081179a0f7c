"use client";

import { useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useDraftName } from "@/lib/auth/hooks";
import { useHelpPages } from "@/lib/help/hooks";
import { helpSlugs } from "@/lib/help/options";
import type { AdminPage } from "@/lib/help/schema";
import { mapKeys } from "@/lib/keys";
import { Loaded } from "../loaded";
import { PageFrame } from "../page-frame";
import { type PageDraft, readPageDraft, savePageDraft } from "./page-draft";
import { PageEditor } from "./page-editor";

const back = (
  <PageLink href="/admin/settings" className="tap text-ink-2 text-small underline underline-offset-4 hover:text-rust">
    Settings
  </PageLink>
);

/** What is typed, unless the page has just that text. */
function changed({ text }: AdminPage, draft: PageDraft | null = null): PageDraft | null {
  return draft?.text === text ? null : draft;
}

/** The texts of the help pages, a tab each; what is typed in one stays while another is open, or another page. */
export function HelpView() {
  const [drafts, setDrafts] = useState<Partial<Record<string, PageDraft | null>>>({});
  const name = useDraftName("help");
  const { pages, ...state } = useHelpPages();
  // The HTML does not know what this tab has stored.
  useEffect(() => setDrafts(mapKeys(helpSlugs, (slug) => readPageDraft(`${name} ${slug}`))), [name]);

  function change(slug: string, draft: PageDraft | null) {
    savePageDraft(`${name} ${slug}`, draft);
    setDrafts((now) => ({ ...now, [slug]: draft }));
  }

  return (
    <PageFrame title="Help pages" links={back}>
      <Loaded state={state} loading="The help pages are loading" failed="We couldn't load the help pages.">
        <Tabs defaultValue={pages[0]?.slug}>
          <TabsList aria-label="Help pages">
            {pages.map(({ slug, title }) => (
              <TabsTrigger key={slug} value={slug}>
                {title}
              </TabsTrigger>
            ))}
          </TabsList>
          {pages.map((page) => (
            <TabsContent key={page.slug} value={page.slug}>
              <PageEditor
                page={page}
                draft={changed(page, drafts[page.slug])}
                onDraft={(draft) => change(page.slug, draft)}
              />
            </TabsContent>
          ))}
        </Tabs>
      </Loaded>
    </PageFrame>
  );
}
