"use client";

import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { hasIncompleteDay } from "@/components/form/incomplete-day";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useIsUploading } from "@/lib/media/use-picture-upload";
import type { Settings, SettingsAnswer } from "@/lib/settings/schema";
import { UnsavedNotice } from "../unsaved-notice";
import { GoodsSection } from "./goods-section";
import { HomeSections } from "./home-sections";
import { ShopSections, StoresSection, TermsSections } from "./sections";
import { type News, useSettingsForm } from "./use-settings-form";
import { Versions } from "./versions";

const tabs = [
  { id: "shop", label: "Shop", content: <ShopSections />, groups: ["shop", "care", "officer", "social"] },
  {
    id: "terms",
    label: "Fees and days",
    content: <TermsSections />,
    groups: ["fees", "deliveryDays", "returnDays", "cashLimit"],
  },
  { id: "home", label: "Home page", content: <HomeSections />, groups: ["announcement", "banners"] },
  { id: "stores", label: "Stores", content: <StoresSection />, groups: ["stores"] },
  { id: "goods", label: "Goods", content: <GoodsSection />, groups: ["law"] },
] as const;

const versionsTab = "versions";

/** What somebody else has saved while this form was open. */
function NewsNotice({ news: { text, both } }: { news: News }) {
  return (
    <div role="alert" className="mb-6 max-w-4xl border-rust border-l-4 bg-cotton px-4 py-3">
      <p className="font-semibold">{text}</p>
      <p className="text-ink-2">
        {both.length > 0
          ? `You both changed: ${both.join(", ")}. The form has yours; saving again puts them in the place of theirs.`
          : "Your changes are still here, beside theirs."}
      </p>
    </div>
  );
}

/** All settings in tabs, with one button to save them. */
export function SettingsForm({ current }: { current: SettingsAnswer }) {
  const [tab, setTab] = useState<string>(tabs[0].id);
  const showGroup = (group: keyof Settings) => {
    const found = tabs.find(({ groups }) => (groups as readonly string[]).includes(group));
    if (found) setTab(found.id);
  };
  const { form, base, news, unsaved, discard, isSaving, onSubmit, ...restoring } = useSettingsForm(current, showGroup);
  const isUploading = useIsUploading();
  return (
    <FormProvider {...form}>
      {unsaved.length > 0 && (
        <UnsavedNotice text={`What you changed before is not saved yet: ${unsaved.join(", ")}.`} onDiscard={discard} />
      )}
      {news && <NewsNotice news={news} />}
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label="Settings">
          {[...tabs, { id: versionsTab, label: "Versions" }].map(({ id, label }) => (
            <TabsTrigger key={id} value={id}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <form
          noValidate
          onSubmit={(event) =>
            hasIncompleteDay(event.currentTarget, () => showGroup("banners")) ? event.preventDefault() : onSubmit(event)
          }
        >
          {tabs.map(({ id, content }) => (
            // An upload of a banner's picture goes on behind another tab.
            <TabsContent
              key={id}
              value={id}
              forceMount={id === "home" || undefined}
              className="data-[state=inactive]:hidden"
            >
              {content}
            </TabsContent>
          ))}
          {tab !== versionsTab && (
            <div className="sticky bottom-0 border-line border-t bg-paper py-3">
              <Button
                type="submit"
                size="lg"
                waiting={isSaving || isUploading}
                waitingText={isUploading ? "Uploading…" : "Saving…"}
              >
                Save settings
              </Button>
            </div>
          )}
        </form>
        {/* The versions have a form of their own, to turn their pages. */}
        <TabsContent value={versionsTab}>
          <Versions
            version={base.version}
            isUnsaved={restoring.isChanged}
            onRestored={restoring.take}
            onStale={restoring.refuseRestore}
          />
        </TabsContent>
      </Tabs>
    </FormProvider>
  );
}
