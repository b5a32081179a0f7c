import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

/** The styles that all fields share; 16 px on phones, because iOS zooms into anything smaller. */
export const fieldClasses =
  "rounded-control border border-line-strong bg-paper px-3.5 text-field text-ink transition-colors duration-(--duration-touch) placeholder:text-ink-3 hover:border-ink focus:border-ink disabled:border-line disabled:bg-cotton disabled:text-ink-3 aria-invalid:border-error-ink md:text-body";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input data-slot="input" className={cn("field-size", fieldClasses, className)} {...props} />;
}
