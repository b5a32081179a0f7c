import { Children, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/class-names";

/** A placeholder in the shape of what is loading; it appears after 150 ms, so that quick responses don't flash. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return <span data-slot="skeleton" aria-hidden="true" className={cn("waiting", className)} {...props} />;
}

/** Several placeholders of the same shape. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Children.toArray(Array.from({ length: times }, () => children));
}
