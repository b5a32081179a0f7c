import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

interface PinnedBarProps extends ComponentProps<"div"> {
  /** The width from which on the page needs no bar. */
  until: "md" | "lg";
}

/** Keeps the main action visible at the bottom of small screens; globals.css lifts footer and toasts above it. */
export function PinnedBar({ until, className, ...props }: PinnedBarProps) {
  return (
    <div
      data-slot="pinned-bar"
      data-until={until}
      className={cn(
        "fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center border-line border-t bg-paper px-4 md:px-6 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]",
        until === "md" ? "md:hidden" : "lg:hidden",
        className,
      )}
      {...props}
    />
  );
}
