import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

interface LabelProps extends ComponentProps<"label"> {
  htmlFor: string;
  /** Shows "Optional" on the right; all other fields are required. */
  optional?: boolean;
}

export function Label({ className, htmlFor, optional, children, ...props }: LabelProps) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cn("mb-1.5 flex flex-wrap justify-between gap-x-3 font-semibold text-small", className)}
      {...props}
    >
      {children}
      {optional && <span className="font-normal text-ink-3">Optional</span>}
    </label>
  );
}
