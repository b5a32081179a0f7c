"use client";

import { useState } from "react";
import { Thumb } from "@/components/cart/thumb";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Sheet, SheetContent, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import type { ProductFields } from "@/lib/catalog/admin/conflict";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { ProductForm } from "./product-form";

interface ProductSheetProps {
  open: boolean;
  /** The product to edit; null for a new one. */
  product: AdminProduct | null;
  onClose: () => void;
  onStale: (fresh: AdminProduct, typed: ProductFields) => void;
}

/** The panel to add or edit a product. However it is closed, it asks before unsaved changes of an edit are lost. */
export function ProductSheet({ open, product, onClose, onStale }: ProductSheetProps) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  function close() {
    setIsAsking(false);
    onClose();
  }

  return (
    <Sheet open={open} onOpenChange={(next) => !next && (product && isUnsaved ? setIsAsking(true) : close())}>
      <SheetContent size="form">
        <SheetHeader>
          {product && <Thumb image={product.image} className="w-9" />}
          <SheetTitle>{product ? "Edit Product" : "Add New Product"}</SheetTitle>
        </SheetHeader>
        <ProductForm
          key={product ? `${product._id} ${product.version}` : "new"}
          product={product}
          onSaved={close}
          onStale={onStale}
          onUnsaved={setIsUnsaved}
        />
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Discard your changes?"
          text={`What you changed in ${product?.title ?? ""} is not saved.`}
          action="Discard changes"
          onConfirm={close}
        />
      </SheetContent>
    </Sheet>
  );
}
