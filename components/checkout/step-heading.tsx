"use client";

import { useEffect, useRef } from "react";
import { cn } from "@/lib/class-names";

interface StepHeadingProps {
  text: string;
  /** The number of pieces in the cart. */
  count: number;
  className?: string;
}

/** The heading of the current step; it takes the focus when the step changes, and from the last line that is removed. */
export function StepHeading({ text, count, className }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ text, count });
  useEffect(() => {
    const isEmptied = count === 0 && seen.current.count > 0 && document.activeElement === document.body;
    if (seen.current.text !== text || isEmptied) heading.current?.focus({ preventScroll: true });
    seen.current = { text, count };
  }, [text, count]);
  return (
    <h1 ref={heading} tabIndex={-1} className={cn("display text-h2 outline-none", className)}>
      {text}
    </h1>
  );
}
