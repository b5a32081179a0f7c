"use client";

import { useState } from "react";
import { Thumb } from "@/components/cart/thumb";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Sheet, SheetContent, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import { discardDraft } from "@/lib/auth/drafts";
import { useDraftName } from "@/lib/auth/hooks";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { UnsavedNotice } from "../unsaved-notice";
import type { Conflict } from "./conflict-dialog";
import { readProductDraft } from "./product-draft";
import { ProductForm } from "./product-form";

interface ProductSheetProps {
  open: boolean;
  /** The product to edit; null for a new one. */
  product: AdminProduct | null;
  onClose: () => void;
  onStale: (conflict: Conflict) => void;
}

/**
 * The panel to add or edit a product. However it is closed, it asks before unsaved changes of an edit are lost; those that
 * were left by a reload or at the end of a session go on from the product as it was.
 */
export function ProductSheet({ open, product, onClose, onStale }: ProductSheetProps) {
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const draft = useDraftName(product ? `product ${product._id}` : "new-product");
  const [stored, setStored] = useState(() => readProductDraft(draft));

  function close() {
    setIsAsking(false);
    if (product) discardDraft(draft);
    onClose();
  }

  function discard() {
    discardDraft(draft);
    setStored(null);
  }

  return (
    <Sheet open={open} onOpenChange={(next) => !next && (product && isUnsaved ? setIsAsking(true) : close())}>
      <SheetContent size="form">
        <SheetHeader>
          {product && <Thumb image={product.image} className="w-9" />}
          <SheetTitle>{product ? "Edit Product" : "Add New Product"}</SheetTitle>
        </SheetHeader>
        {product && stored && (
          <div className="px-5">
            <UnsavedNotice text="What you changed before is not saved yet." onDiscard={discard} />
          </div>
        )}
        <ProductForm
          key={stored ? "draft" : "stored"}
          product={stored?.product ?? product}
          typed={stored?.typed ?? null}
          draft={draft}
          isOpen={open}
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
