import type { IconNode } from "lucide";
import { createElement } from "react";
import { cn } from "@/lib/class-names";

interface IconProps {
  /** A shape of `lucide`, imported where it is drawn: a page then loads no other. */
  shape: IconNode;
  className?: string;
}

/**
 * An icon beside a text or in a labelled control, hidden from screen readers; 24 px unless a class sets its size. `.icon`
 * of globals.css sets what lucide's own components repeat as attributes of each icon.
 */
export function Icon({ shape, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn("icon", className)}>
      {shape.map(([tag, attributes], key) => createElement(tag, { ...attributes, key }))}
    </svg>
  );
}
