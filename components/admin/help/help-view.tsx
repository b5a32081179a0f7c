"use client";

import { useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useHelpPages } from "@/lib/help/hooks";
import { Loaded } from "../loaded";
import { PageFrame } from "../page-frame";
import { PageEditor } from "./page-editor";

const back = (
  <PageLink href="/admin/settings" className="tap text-ink-2 text-small underline underline-offset-4 hover:text-rust">
    Settings
  </PageLink>
);

/** The texts of the help pages, a tab each; what is typed in one stays while another is open. */
export function HelpView() {
  const [drafts, setDrafts] = useState<Partial<Record<string, string>>>({});
  const { pages, ...state } = useHelpPages();
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
                text={drafts[page.slug] ?? page.text}
                onText={(text) => setDrafts((now) => ({ ...now, [page.slug]: text }))}
              />
            </TabsContent>
          ))}
        </Tabs>
      </Loaded>
    </PageFrame>
  );
}
