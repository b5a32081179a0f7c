"use client";

import { Printer } from "lucide";
import { Button } from "./button";
import { Icon } from "./icon";

/** Prints what is open; app/print.css defines which parts of the page are printed. */
export function PrintButton({ className }: { className?: string }) {
  return (
    <Button variant="ghost" className={className} onClick={() => window.print()}>
      <Icon shape={Printer} className="size-4" />
      <span>Print</span>
    </Button>
  );
}
