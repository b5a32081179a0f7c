"use client";

import { PageLink } from "@/components/ui/page-link";
import { useSettings } from "@/lib/settings/admin-hooks";
import { BackToDashboard } from "../back-to-dashboard";
import { Loaded } from "../loaded";
import { PageFrame } from "../page-frame";
import { SettingsForm } from "./settings-form";

const linkClasses = "tap text-ink-2 text-small underline underline-offset-4 hover:text-rust";

/** The owner's words and terms. */
export function SettingsView() {
  const { current, ...state } = useSettings();
  const links = (
    <nav aria-label="More" className="flex flex-wrap gap-x-5 gap-y-2">
      <BackToDashboard />
      <PageLink href="/admin/settings/help" className={linkClasses}>
        Help pages
      </PageLink>
      <PageLink href="/admin/settings/self-check" className={linkClasses}>
        Self-check
      </PageLink>
    </nav>
  );
  return (
    <PageFrame title="Settings" links={links}>
      <Loaded state={state} loading="The settings are loading" failed="We couldn't load the settings.">
        {current && <SettingsForm current={current} />}
      </Loaded>
    </PageFrame>
  );
}
