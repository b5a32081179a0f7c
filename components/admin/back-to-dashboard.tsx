import { ArrowLeft } from "lucide-react";
import Link from "next/link";

/** The link back from a page that has no entry in the sidebar. */
export function BackToDashboard() {
  return (
    <Link
      href="/admin/dashboard"
      prefetch={false}
      className="tap inline-flex items-center gap-1.5 text-ink-2 text-small hover:text-rust"
    >
      <ArrowLeft className="size-4" />
      <span>Dashboard</span>
    </Link>
  );
}
