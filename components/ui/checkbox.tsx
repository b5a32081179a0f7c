import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

interface CheckboxProps extends ComponentProps<"input"> {
  label: string;
}

/** A row with a checkbox and its label. */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={cn("check-row", className)}>
      <input type="checkbox" className="peer check-input" {...props} />
      <span className="check-box" />
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  );
}
