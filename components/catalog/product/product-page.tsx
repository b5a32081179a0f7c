"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { useLatePart } from "@/components/ui/use-late-part";
import { stepsTo } from "@/lib/catalog/product-steps";
import type { CardProduct, Product } from "@/lib/catalog/schema";
import type { SizeTableId } from "@/lib/catalog/sizes/size-tables";
import { CardRow } from "../card-row";
import { PageBuyBar } from "../purchase/buy-buttons";
import { BuyProvider } from "../purchase/buy-context";
import { Gallery } from "./gallery";
import { OwnScroll } from "./own-scroll";
import { ProductDetails } from "./product-details";

interface ProductPageProps {
  product: Product;
  sizeTable: SizeTableId | null;
  similar: CardProduct[];
  facts: ReactNode;
  /** What its buyers say of the fit. */
  fit: string | null;
  reviews: ReactNode;
}

/** Each browser has its own, far below the fold. */
const loadRecent = () => import("../recently-viewed").then(({ RecentlyViewed }) => RecentlyViewed);

/** A product's own page, for direct links and search engines. */
export function ProductPage({ product, sizeTable, similar, facts, fit, reviews }: ProductPageProps) {
  const { _id, title } = product;
  const Recent = useLatePart(loadRecent);
  return (
    <BuyProvider product={product}>
      <main className="page md:pt-5">
        <div className="flex flex-col">
          {/* A phone has room for the picture, the price and the sizes only: there they follow the details. */}
          <div className="max-md:order-last max-md:mt-4">
            <Breadcrumb links={stepsTo(product)} current={title} />
          </div>
          <div
            className={clsx(
              "grid gap-x-8 md:mt-3 md:grid-cols-2 lg:gap-x-16",
              // The whole picture is in sight, and the small ones below it where there are several.
              product.images.length > 1
                ? "lg:grid-cols-[min(40rem,(100dvh-16rem)*0.75)_minmax(0,1fr)]"
                : "lg:grid-cols-[min(40rem,(100dvh-9.5rem)*0.75)_minmax(0,1fr)]",
            )}
          >
            <Gallery
              hasThumbs
              product={product}
              sizes="(width >= 64rem) 640px, (width >= 48rem) 50vw, 100vw"
              className="hung-shape -mx-4 overflow-hidden max-md:aspect-3/4 max-md:max-h-[calc(100dvh-8.75rem)] max-md:w-[calc(100%+32px)] max-md:rounded-none md:mx-0 md:aspect-3/4 md:border-ink md:border-t-2"
            />
            <div className="pt-1 md:pt-0">
              <div className="md:hung md:pt-4 lg:sticky lg:top-24">
                <ProductDetails
                  product={product}
                  sizeTable={sizeTable}
                  heading={<h1 className="display wrap-anywhere text-h3 md:mt-1 md:text-h1">{title}</h1>}
                  whole
                  facts={facts}
                  fit={fit}
                />
              </div>
            </div>
          </div>
        </div>
        {reviews}
        {similar.length > 0 && (
          <div className="mt-14 md:mt-20">
            <CardRow title="Similar products" products={similar} />
          </div>
        )}
        {Recent && <Recent except={_id} className="mt-14 md:mt-20" />}
        <PageBuyBar />
        <OwnScroll />
      </main>
    </BuyProvider>
  );
}
