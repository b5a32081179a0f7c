"use client";

import * as Primitive from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

export const Tabs = Primitive.Root;

/** `className` sets the gap between the tabs on phones. */
export function TabsList({ className = "gap-x-6", ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      data-slot="tabs-list"
      className={cn("flex flex-wrap border-line border-b md:gap-x-9", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        "min-h-13 border-transparent border-t-4 text-ink-2 text-lead transition-colors max-[26rem]:text-body duration-(--duration-step) hover:text-rust data-[state=active]:chosen data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink",
        className,
      )}
      // Radix gives it the focus by a call, after which Chromium shows the ring for a press too.
      onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
      // A tab opens when the button of a mouse goes down; a click by itself, as by lib/early-presses.ts, does it too.
      onClick={({ currentTarget }) => {
        if (currentTarget.dataset.state === "active") return;
        currentTarget.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      }}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="tabs-content" className={cn("pt-6 md:pt-8", className)} {...props} />;
}
