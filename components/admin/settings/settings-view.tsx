"use client";

import { PageLink } from "@/components/ui/page-link";
import { ErrorState } from "@/components/ui/states";
import { useSettings } from "@/lib/settings/admin-hooks";
import { BackToDashboard } from "../back-to-dashboard";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { SettingsForm } from "./settings-form";

const linkClasses = "tap text-ink-2 text-small underline underline-offset-4 hover:text-rust";

/** The owner's words and terms. */
export function SettingsView() {
  const { current, error, isLoading, isReloading, reload } = useSettings();
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
      {isLoading ? (
        <RowSkeletons label="The settings are loading" />
      ) : error || !current ? (
        <ErrorState
          title="We couldn't load the settings."
          text={error?.message}
          onRetry={reload}
          waiting={isReloading}
        />
      ) : (
        <SettingsForm current={current} />
      )}
    </PageFrame>
  );
}
