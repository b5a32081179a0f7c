import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

interface CheckboxProps extends ComponentProps<"input"> {
  label: string;
}

/** A row with a checkbox, or with the type "radio" a radio button, and its label. */
export function Checkbox({ label, className, type = "checkbox", ...props }: CheckboxProps) {
  return (
    <label className={cn("check-row", className)}>
      <input type={type} className="peer check-input" {...props} />
      <span className={type === "radio" ? "radio-box" : "check-box"} />
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  );
}
