import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";
import { fieldLook } from "./input";

export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return <textarea data-slot="textarea" rows={rows} className={cn(fieldLook, "py-3", className)} {...props} />;
}
