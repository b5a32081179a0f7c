import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { fieldClasses } from "./input";

export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea data-slot="textarea" rows={rows} className={cn("w-full", fieldClasses, "py-3", className)} {...props} />
  );
}
