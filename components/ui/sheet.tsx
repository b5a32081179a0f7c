"use client";

import { cva, type VariantProps } from "class-variance-authority";
import * as Primitive from "radix-ui/dialog";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { Dialog, DialogX } from "./dialog";
import { OverlayContent } from "./overlay-content";

export const Sheet = Dialog;
export const SheetTrigger = Primitive.Trigger;
export const SheetClose = Primitive.Close;

const contentVariants = cva(
  "flex flex-col shadow-panel outline-none duration-(--duration-panel) ease-fall data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:duration-(--duration-step) data-[state=closed]:ease-lift",
  {
    variants: {
      side: {
        right:
          "h-full w-full border-marigold border-t-4 data-[state=closed]:slide-out-to-right data-[state=open]:slide-in-from-right",
        left: "h-full w-full data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left",
        bottom:
          "max-h-[88dvh] w-full rounded-t-panel data-[state=closed]:slide-out-to-bottom data-[state=open]:slide-in-from-bottom",
      },
      /** The width of panels and forms from 480 px on, below which they cover the whole screen; that of menus always. */
      size: {
        panel: "min-[30rem]:max-w-[27rem]",
        form: "min-[30rem]:max-w-[31rem]",
        menu: "max-w-[min(22rem,90vw)]",
        drawer: "max-w-[min(18rem,86vw)]",
        own: "",
      },
      ground: { paper: "bg-paper", cotton: "bg-cotton" },
    },
    defaultVariants: { side: "right", size: "own", ground: "paper" },
  },
);

const places = { right: "justify-end", left: "justify-start", bottom: "items-end" };

interface ContentProps extends ComponentProps<typeof Primitive.Content>, VariantProps<typeof contentVariants> {}

/** A panel at the edge of the screen: `size` panel (cart) or form (admin) on the right, menu or drawer on the left. */
export function SheetContent({ className, side, size, ground, ...props }: ContentProps) {
  return (
    <OverlayContent
      data-slot="sheet"
      placeClassName={cn("overflow-hidden", places[side ?? "right"])}
      className={cn(contentVariants({ side, size, ground }), className)}
      {...props}
    />
  );
}

/** Title, further content, x; 64 px high unless `className` sets another height. */
export function SheetHeader({ className = "h-16", children, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="sheet-header"
      className={cn("flex shrink-0 items-center gap-3 border-line border-b pr-2 pl-5", className)}
      {...props}
    >
      {children}
      <DialogX className="ml-auto" />
    </div>
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title data-slot="sheet-title" className={cn("display text-h3", className)} {...props} />;
}

/** The scrolling part. */
export function SheetBody({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="sheet-body" className={cn("min-h-0 flex-1 overflow-y-auto p-5", className)} {...props} />;
}

/** Pinned to the bottom. */
export function SheetFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="sheet-footer"
      className={cn("shrink-0 border-line border-t px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]", className)}
      {...props}
    />
  );
}
