import type { Metadata } from "next";
import { HowReviewsWork } from "@/components/review/how-reviews-work";
import { PageLink } from "@/components/ui/page-link";
import { pageMetadata } from "@/lib/pages/server/metadata";
import { reviewsHelpPath } from "@/lib/review/options";
import { hiddenFigures } from "@/lib/review/server/hidden";
import { site } from "@/lib/site";

// It says how many reviews are hidden now.
export const dynamic = "force-dynamic";

const title = "How reviews work here";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title,
    description: `Who may review a product at ${site.name}, what is hidden and how often.`,
    path: reviewsHelpPath,
  });
}

export default async function ReviewsHelpPage() {
  const figures = await hiddenFigures();
  return (
    <main className="page py-8 md:py-12">
      <PageLink href="/shop/help" className="tap text-ink-2 text-small underline underline-offset-4 hover:text-rust">
        Help
      </PageLink>
      <h1 className="display mt-2 mb-6 text-h1">{title}</h1>
      <HowReviewsWork figures={figures} />
    </main>
  );
}
