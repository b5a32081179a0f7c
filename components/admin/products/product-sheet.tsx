"use client";

import { Thumb } from "@/components/cart/thumb";
import { Sheet, SheetContent, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import type { AdminProduct } from "@/lib/catalog/admin-schema";
import type { ProductFields } from "@/lib/catalog/conflict";
import { ProductForm } from "./product-form";

interface ProductSheetProps {
  open: boolean;
  /** The product that is edited; null for a new one. */
  product: AdminProduct | null;
  onClose: () => void;
  onStale: (fresh: AdminProduct, typed: ProductFields) => void;
}

/** The panel in which a product is added or edited. */
export function ProductSheet({ open, product, onClose, onStale }: ProductSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()}>
      <SheetContent size="form">
        <SheetHeader>
          {product && <Thumb image={product.image} className="w-9" />}
          <SheetTitle>{product ? "Edit Product" : "Add New Product"}</SheetTitle>
        </SheetHeader>
        <ProductForm
          key={product ? `${product._id} ${product.version}` : "new"}
          product={product}
          onSaved={onClose}
          onStale={onStale}
        />
      </SheetContent>
    </Sheet>
  );
}
