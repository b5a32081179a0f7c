import { Children, type ComponentProps, type ReactNode } from "react";
import { cn } from "@/lib/class-names";

/** A piece of what is coming, in its true shape; it shows after 150 ms, so that quick answers don't flash. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return (
    <span data-slot="skeleton" aria-hidden="true" className={cn("waiting block rounded-tag", className)} {...props} />
  );
}

/** The same piece several times. */
export function Repeat({ times, children }: { times: number; children: ReactNode }) {
  return Children.toArray(Array.from({ length: times }, () => children));
}
