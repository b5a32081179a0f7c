"use client";

import { useEffect, useRef } from "react";
import { cn } from "@/lib/class-names";

/** The heading of the current step; it takes the focus when the step changes. */
export function StepHeading({ text, className }: { text: string; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current !== text) heading.current?.focus({ preventScroll: true });
    shown.current = text;
  }, [text]);
  return (
    <h1 ref={heading} tabIndex={-1} className={cn("display text-h2 outline-none", className)}>
      {text}
    </h1>
  );
}
