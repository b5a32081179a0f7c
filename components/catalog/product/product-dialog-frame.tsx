"use client";

import type { ReactNode } from "react";
import { Dialog, DialogContent, DialogTitle, DialogX } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/class-names";
import { Picture } from "../picture";
import type { Preview } from "../product-dialog-context";
import { dialogPictures } from "./dialog-pictures";

interface ProductDialogFrameProps {
  open: boolean;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
  children: ReactNode;
}

/** The dialog around a product's details: a sheet on phones, two columns from 768 px. */
export function ProductDialogFrame({ open, onClose, onClosed, children }: ProductDialogFrameProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} hasAddress>
      <DialogContent size="product" onCloseAutoFocus={onClosed}>
        <DialogX className="absolute top-2 right-2 z-10" />
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** What a card knows, shown immediately, with placeholders for the rest. */
export function ProductDialogPreview({ title, image }: Preview) {
  return (
    <div aria-busy="true" className="dialog-columns">
      <div className="relative dialog-gallery">
        <ul className={cn("gallery-strip", dialogPictures.list)}>
          <li>
            <Picture image={image} alt={title} sizes={dialogPictures.sizes} load="eager" />
          </li>
        </ul>
      </div>
      <div className="dialog-details">
        <Skeleton className="h-4 w-32" />
        <DialogTitle className="mt-2 pr-10 text-h2 max-md:pr-0">{title}</DialogTitle>
        <Skeleton className="mt-4 h-7 w-44" />
        <Skeleton className="mt-8 h-11 w-72 max-w-full" />
        <Skeleton className="mt-6 h-13 w-full max-md:hidden" />
        <Skeleton className="mt-8 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-3/5" />
      </div>
    </div>
  );
}
