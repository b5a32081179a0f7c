"use client";

import { type ReactNode, useEffect } from "react";
import { ShownCategory } from "@/components/layout/use-current-item";
import { FitAdvice } from "@/components/review/fit-advice";
import { Price } from "@/components/ui/price";
import { brandLabel, categoryLabel } from "@/lib/catalog/options";
import { productPath } from "@/lib/catalog/product-path";
import { noteViewed } from "@/lib/catalog/recently-viewed";
import type { Product } from "@/lib/catalog/schema";
import type { SizeTableId } from "@/lib/catalog/sizes/size-tables";
import { cn } from "@/lib/class-names";
import { CompareButton } from "../compare/compare-button";
import { BuyButtons } from "../purchase/buy-buttons";
import { FewLeft } from "./few-left";
import { ProductNotes } from "./product-notes";
import { ShareButton } from "./share-button";
import { SizeSelector } from "./size-selector";

interface ProductDetailsProps {
  product: Product;
  sizeTable: SizeTableId | null;
  /** The title, at the heading level that fits its place. */
  heading: ReactNode;
  /** Shows the whole description instead of three lines. */
  whole?: boolean;
  /** The rating, with a link to the reviews. */
  rating: ReactNode;
  /** What its buyers say of the fit. */
  fit: string | null;
  /** What can be bought instead of a product that is sold out. */
  instead?: ReactNode;
}

/** The details beside the picture, in the dialog and on the page; requires a BuyProvider. */
export function ProductDetails({ product, sizeTable, heading, whole, rating, fit, instead }: ProductDetailsProps) {
  useEffect(() => noteViewed(product._id), [product._id]);
  const { brand, category, price, saleprice, stock, description, seller } = product;
  const notes = <ProductNotes product={product} />;
  return (
    <>
      <ShownCategory category={category} />
      <div className={cn("flex items-center justify-between gap-4", !whole && "md:pr-10")}>
        <p className="text-ink-3">{`${brandLabel(brand)} · ${categoryLabel(category)}`}</p>
        <div className="flex gap-4">
          <CompareButton product={product} />
          <ShareButton product={product} />
        </div>
      </div>
      {heading}
      {rating}
      <div className="md:mt-3">
        <Price price={price} saleprice={saleprice} size="big" />
        <p className="text-ink-3 text-small max-md:leading-[1rem] md:mt-0.5">Inclusive of all taxes</p>
        {stock <= 0 && <p className="mt-2 font-semibold text-error-ink">Out of Stock</p>}
        {product.size.length === 0 && <FewLeft product={product} />}
      </div>
      <SizeSelector sizeTable={sizeTable} className="mt-1 md:mt-5">
        <FewLeft product={product} />
        <FitAdvice productId={product._id} fit={fit} />
      </SizeSelector>
      <BuyButtons />
      {instead}
      {whole && notes}
      <div className="mt-6 md:mt-7">
        <p className={cn("text-pretty text-ink-2", whole ? "whitespace-pre-line" : "line-clamp-3")}>{description}</p>
        {!whole && (
          <>
            {/* A plain link: the shop's own would open the dialog that is already open. */}
            <a
              href={productPath(product._id)}
              className="tap mt-2 inline-block font-semibold underline underline-offset-4 hover:text-rust"
            >
              See the whole page
            </a>
            <p className="mt-3 mb-5">
              Seller: <span className="font-semibold">{seller}</span>
            </p>
          </>
        )}
      </div>
      {!whole && notes}
    </>
  );
}
