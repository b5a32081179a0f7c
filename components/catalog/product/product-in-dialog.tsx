"use client";

import type { CSSProperties, ReactNode } from "react";
import { DialogTitle } from "@/components/ui/dialog";
import type { Product } from "@/lib/catalog/schema";
import { sizeRows } from "@/lib/catalog/sizes/size-rows";
import type { SizeTableId } from "@/lib/catalog/sizes/size-tables";
import { DialogBuyBar } from "../purchase/buy-buttons";
import { BuyProvider } from "../purchase/buy-context";
import { dialogGallery } from "./dialog-gallery";
import { Gallery } from "./gallery";
import { ProductDetails } from "./product-details";

interface ProductInDialogProps {
  product: Product;
  sizeTable: SizeTableId | null;
  /** The rating, with a link to the reviews. */
  rating: ReactNode;
  /** What its buyers say of the fit. */
  fit: string | null;
}

/** The content of the product's dialog. */
export function ProductInDialog({ product, sizeTable, rating, fit }: ProductInDialogProps) {
  const rows = sizeRows(product.size);
  return (
    <BuyProvider key={product._id} product={product}>
      <div className="dialog-columns" style={{ "--size-rows": rows - 1 } as CSSProperties}>
        <Gallery product={product} variant={dialogGallery(rows)} />
        <div className="dialog-details">
          <ProductDetails
            product={product}
            sizeTable={sizeTable}
            rating={rating}
            fit={fit}
            heading={<DialogTitle className="text-h3 md:mt-1 md:pr-10 md:text-h2">{product.title}</DialogTitle>}
          />
        </div>
      </div>
      <DialogBuyBar />
    </BuyProvider>
  );
}
