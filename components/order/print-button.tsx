"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";

/** Prints the order that is shown; app/print.css says what of the page is printed. */
export function PrintButton({ className }: { className?: string }) {
  return (
    <Button variant="ghost" className={className} onClick={() => window.print()}>
      <Printer className="size-4" />
      Print
    </Button>
  );
}
