"use client";

import { Check } from "lucide";
import * as Primitive from "radix-ui/dropdown-menu";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/class-names";
import { useOverlayEntry } from "@/lib/overlays/use-overlay-entry";
import { Icon } from "./icon";

interface DropdownMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Does not block scrolling of the page; Escape, a press outside and the browser's Back close it. */
export function DropdownMenu(props: DropdownMenuProps) {
  useOverlayEntry(props.open, () => props.onOpenChange(false));
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

const rowClasses =
  "flex min-h-11 cursor-pointer select-none items-center justify-between gap-3 rounded-control px-3 outline-none data-[disabled]:cursor-default data-[highlighted]:chosen data-[highlighted]:bg-cotton data-[disabled]:text-ink-3";

export function DropdownMenuContent({ className, align = "end", ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="dropdown-menu"
        align={align}
        sideOffset={6}
        collisionPadding={16}
        className={cn(
          "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-64 overflow-y-auto rounded-b-panel border-marigold border-t-4 bg-paper p-2 shadow-panel ring-1 ring-line duration-(--duration-panel) ease-fall data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-top-3 data-[state=closed]:duration-(--duration-step) data-[state=closed]:ease-lift",
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item data-slot="dropdown-menu-item" className={cn(rowClasses, className)} {...props} />;
}

/** A tick to the right marks the selected one. */
export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem
      data-slot="dropdown-menu-radio-item"
      className={cn(rowClasses, "data-[state=checked]:font-semibold", className)}
      {...props}
    >
      {children}
      <Primitive.ItemIndicator>
        <Icon shape={Check} className="size-4 stroke-[2.25]" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}
