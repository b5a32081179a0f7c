import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { type PageFees, totalOfPiece } from "@/lib/cart/totals";
import { maxCompared } from "@/lib/catalog/compare/compared";
import { paidPrice } from "@/lib/catalog/discount";
import { listingHref, listingPath } from "@/lib/catalog/listing/listing-query";
import { kindOf } from "@/lib/catalog/lists/current";
import { categoryLabel } from "@/lib/catalog/options";
import type { Product } from "@/lib/catalog/schema";
import { CompareTable } from "./compare-table";

interface ComparePageProps {
  products: Product[];
  /** How many products of the address are not in the shop. */
  missing: number;
  /** The titles of those of another kind, and of those beyond the third. */
  otherKind: string[];
  beyond: string[];
  fees: PageFees;
}

const titled = new Intl.ListFormat("en-IN", { type: "conjunction" });

/** What of an address is not shown, one sentence for each reason. */
function leftOut({ missing, otherKind, beyond }: Pick<ComparePageProps, "missing" | "otherKind" | "beyond">): string[] {
  return [
    ...(missing === 1 ? ["One product is no longer in the shop, and was left out."] : []),
    ...(missing > 1 ? [`${missing} products are no longer in the shop, and were left out.`] : []),
    ...(otherKind.length > 0
      ? [`Only products of one kind can be compared. Left out: ${titled.format(otherKind)}.`]
      : []),
    ...(beyond.length > 0
      ? [`Up to ${maxCompared} products can be compared. Left out: ${titled.format(beyond)}.`]
      : []),
  ];
}

/** Products side by side, by an address that can be shared. */
export function ComparePage({ products, fees, ...left }: ComparePageProps) {
  const [first] = products;
  const sentences = leftOut(left);
  const dearest = Math.max(0, ...products.map((product) => paidPrice(product)));
  return (
    <main className="page pt-5 md:pt-8">
      <h1 className="display text-h1">Compare</h1>
      {sentences.length > 0 && (
        <div role="status" className="mt-3 grid gap-1 text-ink-2">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <div className="mt-5">
        {first ? (
          <>
            <CompareTable products={products} total={totalOfPiece(dearest, fees)} />
            {products.length < maxCompared && (
              <p className="mt-5 text-ink-2">
                <span>To add another, press Compare on a product. </span>
                <Link
                  href={
                    first.kind
                      ? listingHref({ category: [first.category], kind: [first.kind] })
                      : listingHref({ category: [first.category] })
                  }
                  prefetch={false}
                  className="tap font-semibold underline underline-offset-4 hover:text-rust"
                >
                  <span>{`See all ${(kindOf(first.kind)?.label ?? categoryLabel(first.category)).toLowerCase()}`}</span>
                </Link>
              </p>
            )}
          </>
        ) : (
          <EmptyState
            title="Nothing to compare"
            text="Press Compare on a product to see it beside others of its kind."
            action={
              <Link href={listingPath} prefetch={false} className={buttonClasses({ variant: "outline" })}>
                Go to the shop
              </Link>
            }
          />
        )}
      </div>
    </main>
  );
}
