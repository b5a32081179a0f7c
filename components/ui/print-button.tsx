"use client";

import { Printer } from "lucide-react";
import { Button } from "./button";

/** Prints what is open; app/print.css defines which parts of the page are printed. */
export function PrintButton({ className }: { className?: string }) {
  return (
    <Button variant="ghost" className={className} onClick={() => window.print()}>
      <Printer className="size-4" />
      <span>Print</span>
    </Button>
  );
}
