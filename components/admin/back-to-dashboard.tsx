import { ArrowLeft } from "lucide";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";

/** The link back from a page that has no entry in the sidebar. */
export function BackToDashboard() {
  return (
    <PageLink
      href="/admin/dashboard"
      className="tap inline-flex items-center gap-1.5 text-ink-2 text-small hover:text-rust"
    >
      <Icon shape={ArrowLeft} className="size-4" />
      <span>Dashboard</span>
    </PageLink>
  );
}
