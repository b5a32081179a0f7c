import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";
import { contactPath } from "@/lib/grievance/status";
import { helpPages } from "@/lib/help/options";
import { helpPath } from "@/lib/help/path";
import { pageMetadata } from "@/lib/pages/server/metadata";
import { reviewsHelpPath } from "@/lib/review/options";
import { site } from "@/lib/site";

// The build does not know the shop's URL.
export const dynamic = "force-dynamic";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: "Help",
    description: `Returns, delivery, payments and all else about buying at ${site.name}.`,
    path: "/shop/help",
  });
}

/** The index of the help pages. */
export default function HelpIndex() {
  return (
    <main className="page py-8 md:py-12">
      <h1 className="display text-h1">Help</h1>
      <ul className="hung mt-6 max-w-2xl">
        {helpPages.map(({ slug, title }) => (
          <li key={slug} className="border-line border-b">
            <PageLink href={helpPath(slug)} className="flex min-h-14 items-center text-lead hover:text-rust">
              <span>{title}</span>
            </PageLink>
          </li>
        ))}
        <li className="border-line border-b">
          <PageLink href={reviewsHelpPath} className="flex min-h-14 items-center text-lead hover:text-rust">
            <span>Reviews</span>
          </PageLink>
        </li>
        <li className="border-line border-b">
          <PageLink href={contactPath} className="flex min-h-14 items-center text-lead hover:text-rust">
            <span>Raise a grievance</span>
          </PageLink>
        </li>
      </ul>
    </main>
  );
}
