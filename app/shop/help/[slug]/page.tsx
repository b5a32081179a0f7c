import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HelpText } from "@/components/help/help-text";
import { buttonClasses } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { formatDay } from "@/lib/dates";
import { contactPath } from "@/lib/grievance/status";
import { helpSlugs, helpTitle } from "@/lib/help/options";
import { helpPath } from "@/lib/help/path";
import { loadHelp } from "@/lib/help/server/current";
import { memberOf } from "@/lib/keys";
import { pageMetadata } from "@/lib/pages/server/metadata";
import { site } from "@/lib/site";

// Made from what is in memory; addresses that are made up are not stored.
export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = memberOf(helpSlugs, (await params).slug);
  if (!slug) return { title: "Not found" };
  const title = helpTitle(slug);
  return pageMetadata({
    title,
    description: `${title} at ${site.name}.`,
    path: helpPath(slug),
  });
}

/** A help page: its text is the owner's. */
export default async function HelpPage({ params }: Props) {
  const slug = memberOf(helpSlugs, (await params).slug);
  if (!slug) notFound();
  const { title, html, at } = await loadHelp(slug);
  return (
    <main className="page py-8 md:py-12">
      <PageLink href="/shop/help" className="tap text-ink-2 text-small underline underline-offset-4 hover:text-rust">
        Help
      </PageLink>
      <h1 className="display mt-2 mb-6 text-h1">{title}</h1>
      <HelpText html={html} />
      {slug === "grievance" && (
        <PageLink href={contactPath} className={buttonClasses({ className: "mt-6" })}>
          Raise a grievance
        </PageLink>
      )}
      {at && <p className="mt-8 text-ink-3 text-small">{`Last changed on ${formatDay(at)}`}</p>}
    </main>
  );
}
