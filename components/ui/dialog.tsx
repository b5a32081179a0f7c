"use client";

import { cva, type VariantProps } from "class-variance-authority";
import * as Primitive from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/class-names";
import { useOverlayEntry } from "@/lib/overlays/use-overlay-entry";
import { CloseButton } from "./close-button";
import { OverlayContent } from "./overlay-content";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's URL differs from that of the page behind it, so Back returns there without an extra history entry. */
  hasAddress?: boolean;
  children: ReactNode;
}

/** Escape, a press outside and the browser's Back close it. */
export function Dialog({ hasAddress = false, ...props }: DialogProps) {
  useOverlayEntry(props.open && !hasAddress, () => props.onOpenChange(false));
  return <Primitive.Root {...props} />;
}

export const DialogDescription = Primitive.Description;

const contentVariants = cva(
  "relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-panel bg-paper shadow-panel outline-none duration-(--duration-panel) ease-fall data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:duration-(--duration-step) data-[state=closed]:ease-lift max-md:data-[state=closed]:slide-out-to-bottom max-md:data-[state=open]:slide-in-from-bottom md:rounded-t-none md:rounded-b-panel md:border-marigold md:border-t-4 md:data-[state=closed]:fade-out-0 md:data-[state=open]:fade-in-0 md:data-[state=closed]:slide-out-to-top-3 md:data-[state=open]:slide-in-from-top-3",
  {
    variants: {
      size: {
        sm: "max-w-md",
        md: "max-w-lg",
        lg: "max-w-xl",
        xl: "max-w-2xl",
        product: "max-w-[60rem] max-md:max-h-[94dvh]",
      },
    },
    defaultVariants: { size: "md" },
  },
);

interface ContentProps extends ComponentProps<typeof Primitive.Content>, VariantProps<typeof contentVariants> {}

/** From 768 px a centred dialog under a marigold bar, on phones a bottom sheet. Requires a DialogTitle. */
export function DialogContent({ className, size, ...props }: ContentProps) {
  return (
    <OverlayContent
      data-slot="dialog"
      placeClassName="items-end justify-center max-md:pt-4 md:items-center md:p-8"
      className={cn(contentVariants({ size }), className)}
      {...props}
    />
  );
}

/** Title on the left, x on the right, `children` before it. The x comes first by keyboard, so the focus begins there. */
export function DialogHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div
      data-slot="dialog-header"
      className="flex shrink-0 items-center gap-3 border-line border-b py-2 pr-2 pl-5 md:pl-6"
    >
      <DialogTitle className="mr-auto text-h3">{title}</DialogTitle>
      <DialogX className="order-last" />
      {children}
    </div>
  );
}

export function DialogX({ className }: { className?: string }) {
  return (
    <Primitive.Close asChild>
      <CloseButton className={className} />
    </Primitive.Close>
  );
}

/** `className` sets its type size. */
export function DialogTitle({ className = "text-h3", ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title data-slot="dialog-title" className={cn("display", className)} {...props} />;
}

/** The scrolling part. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="dialog-body" className={cn("min-h-0 overflow-y-auto p-5 md:px-6", className)} {...props} />;
}

/** Actions that stay visible; `className` says how they stand beside or below each other. */
export function DialogFooter({ className = "max-md:flex-col md:justify-end", ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        "flex shrink-0 gap-2 border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-6",
        className,
      )}
      {...props}
    />
  );
}
