import type { ComponentProps } from "react";
import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/class-names";

interface MoreLinkProps extends Pick<ComponentProps<typeof PageLink>, "href"> {
  /** Says that something waits for an admin. */
  isNotice?: boolean;
  children: string;
}

/** A link of the row below the dashboard's heading, with room for a finger. */
export function MoreLink({ href, isNotice = false, children }: MoreLinkProps) {
  return (
    <PageLink
      href={href}
      className={cn(
        "flex min-h-11 items-center font-semibold text-small underline underline-offset-4 lg:min-h-8",
        isNotice ? "text-error-ink" : "hover:text-rust",
      )}
    >
      {children}
    </PageLink>
  );
}
