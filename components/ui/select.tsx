import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { fieldClasses } from "./input";

/** The native select in the shop's design: `option` elements as children. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span data-slot="select" className="relative block">
      <select className={cn(fieldClasses, "h-12 appearance-none pr-10", className)} {...props}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
    </span>
  );
}
