import type { Metadata } from "next";
import { ContactForm } from "@/components/grievance/contact-form";
import { PageLink } from "@/components/ui/page-link";
import { contactPath } from "@/lib/grievance/status";
import { helpPath } from "@/lib/help/path";
import { pageMetadata } from "@/lib/pages/server/metadata";
import { pageWords } from "@/lib/settings/server/current";
import { site } from "@/lib/site";

// The build does not know the shop's URL.
export const dynamic = "force-dynamic";

const title = "Raise a grievance";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title,
    description: `Tell the grievance officer of ${site.name} what went wrong.`,
    path: contactPath,
  });
}

/** The form for grievances, for guests too. */
export default async function ContactPage() {
  const { officer } = await pageWords();
  return (
    <main className="page py-8 md:py-12">
      <PageLink href="/shop/help" className="tap text-ink-2 text-small underline underline-offset-4 hover:text-rust">
        Help
      </PageLink>
      <h1 className="display mt-2 mb-3 text-h1">{title}</h1>
      <p className="mb-6 max-w-2xl text-lead">
        <span>{`Something went wrong and customer care did not put it right? ${officer.name}, our grievance officer, reads this. You get a number at once. `}</span>
        <PageLink href={helpPath("grievance")} className="underline underline-offset-4 hover:text-rust">
          What happens then
        </PageLink>
      </p>
      <ContactForm />
    </main>
  );
}
