"use client";

import * as Primitive from "radix-ui/dialog";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { useReturnFocus } from "./use-return-focus";

/** The veil over the page; it holds what floats, so that a press beside it closes it. */
export const veilLook =
  "fixed inset-0 z-50 flex bg-ink/45 duration-(--duration-panel) data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=closed]:duration-(--duration-step)";

interface VeiledProps extends ComponentProps<typeof Primitive.Content> {
  /** Where on the veil it stands. */
  placeClassName: string;
}

/** A toast lies over everything: whoever holds it or swipes it away does not press beside what is open. */
function keepOpenUnderToast(event: Event) {
  if (event.target instanceof Element && event.target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** What floats over the veiled page, and gives the focus back where it came from. Needs a title. */
export function Veiled({ placeClassName, onOpenAutoFocus, onCloseAutoFocus, ...props }: VeiledProps) {
  const focus = useReturnFocus();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={cn(veilLook, placeClassName)}>
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
          {...props}
        />
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}
