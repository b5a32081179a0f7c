import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { Icon } from "./icon";
import { fieldClasses } from "./input";

interface SelectProps extends ComponentProps<"select"> {
  /** What can be chosen: values that are their own text, or with one. They follow `option` elements that are children. */
  options?: readonly (string | { id: string | number; label: string })[];
}

/** The native select in the shop's design. */
export function Select({ className, children, options = [], ...props }: SelectProps) {
  return (
    <span data-slot="select" className="relative block">
      <select className={cn("field-size", fieldClasses, "appearance-none pr-10", className)} {...props}>
        {children}
        {options.map((option) => {
          const { id, label } = typeof option === "string" ? { id: option, label: option } : option;
          return (
            <option key={id} value={id}>
              {label}
            </option>
          );
        })}
      </select>
      <Icon shape={ChevronDown} className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
    </span>
  );
}
