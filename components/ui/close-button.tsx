import { X } from "lucide";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { Icon } from "./icon";

export function CloseButton({ className, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label="Close"
      className={cn(
        "grid size-11 shrink-0 place-items-center rounded-full bg-paper/85 transition-colors duration-(--duration-touch) hover:bg-cotton",
        className,
      )}
      {...props}
    >
      <Icon shape={X} className="size-5" />
    </button>
  );
}
