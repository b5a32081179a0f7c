"use client";

import { useState } from "react";
import type { SizeTableId } from "@/lib/catalog/sizes/size-tables";
import { loadPart, warmPart } from "@/lib/load-part";
import type { SizeGuide } from "./size-guide";

const loadGuide = () => import("./size-guide");

/** Opens the table of sizes, which is loaded then. Requires a BuyProvider. */
export function SizeGuideButton({ table }: { table: SizeTableId }) {
  const [isOpen, setIsOpen] = useState(false);
  const [part, setPart] = useState<{ SizeGuide: typeof SizeGuide } | null>(null);

  function open() {
    setIsOpen(true);
    void loadPart(loadGuide, setPart, () => setIsOpen(false));
  }

  return (
    <>
      <button
        type="button"
        onPointerEnter={() => warmPart(loadGuide)}
        onClick={open}
        className="tap text-ink-2 text-small underline underline-offset-4 hover:text-rust noscript:hidden"
      >
        Size guide
      </button>
      {part && <part.SizeGuide table={table} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
