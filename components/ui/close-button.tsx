import { X } from "lucide";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { Icon } from "./icon";

export function CloseButton({ className, ...props }: ComponentProps<"button">) {
  return (
    <button type="button" aria-label="Close" className={cn("close-button", className)} {...props}>
      <Icon shape={X} className="size-5" />
    </button>
  );
}
