"use client";

import * as Primitive from "radix-ui/dialog";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { useReturnFocus } from "./use-return-focus";

/** The overlay over the page. It contains the panel, so that a press outside the panel closes it. */
export const overlayClasses =
  "fixed inset-0 z-50 flex bg-ink/45 duration-(--duration-panel) data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=closed]:duration-(--duration-step)";

/** A panel on its way out takes no press: its buttons would act once more, on something already done. */
export const closingClasses = "data-[state=closed]:pointer-events-none";

interface OverlayContentProps extends ComponentProps<typeof Primitive.Content> {
  /** Classes that position the panel on the overlay. */
  placeClassName: string;
}

/** Toasts are above everything: holding or swiping one does not count as a press outside the panel. */
function keepOpenUnderToast(event: Event) {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** A panel on the overlay that returns the focus to where it was. Requires a title. */
export function OverlayContent({
  placeClassName,
  className,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: OverlayContentProps) {
  const focus = useReturnFocus();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={cn(overlayClasses, placeClassName)}>
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            focus.remember();
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            focus.restore(event);
            onCloseAutoFocus?.(event);
          }}
          onInteractOutside={keepOpenUnderToast}
          className={cn(closingClasses, className)}
          {...props}
        />
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}
