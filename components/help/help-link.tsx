import type { ReactNode } from "react";
import type { HelpSlug } from "@/lib/help/options";
import { helpPath } from "@/lib/help/path";

/** A link to a help page from where a shopper decides: it opens in a tab of its own, so that nothing is left behind. */
export function HelpLink({ slug, children }: { slug: HelpSlug; children: ReactNode }) {
  return (
    <a
      href={helpPath(slug)}
      target="_blank"
      rel="noopener"
      className="underline decoration-line-strong underline-offset-4"
    >
      <span>{children}</span>
      <span className="sr-only"> (in a new tab)</span>
    </a>
  );
}
