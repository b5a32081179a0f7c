"use client";

import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { useDeleteProduct } from "@/lib/catalog/admin/hooks";
import type { AdminProduct } from "@/lib/catalog/admin/schema";
import { outcome } from "@/lib/outcome";
import { useLast } from "../use-last";

interface DeleteDialogProps {
  /** Null while no product is to be deleted. */
  product: AdminProduct | null;
  onClose: () => void;
  /** What gets the focus when the product is gone. */
  focusAfter: () => HTMLElement | null;
}

/** Asks for confirmation before a product is deleted. */
export function DeleteDialog({ product, onClose, focusAfter }: DeleteDialogProps) {
  const { mutate, isPending } = useDeleteProduct();
  const shown = useLast(product);
  return (
    <ConfirmDialog
      open={product !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${shown?.title ?? ""}?`}
      text="It is removed from the shop, carts and wishlists. Existing orders keep its picture and title."
      action="Delete"
      waiting={isPending}
      focusAfter={focusAfter}
      onConfirm={() =>
        product &&
        mutate(product._id, {
          ...outcome,
          onSettled: onClose,
        })
      }
    />
  );
}
