"use client";

import { useState } from "react";
import type { Product } from "@/lib/catalog/schema";
import { loadPart, warmPart } from "@/lib/load-part";
import type { CompareDialog } from "./compare-dialog";

const loadDialog = () => import("./compare-dialog");

/** Chooses a product to be compared with others; what it opens is loaded then. */
export function CompareButton({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false);
  const [part, setPart] = useState<{ CompareDialog: typeof CompareDialog } | null>(null);

  function open() {
    setIsOpen(true);
    void loadPart(loadDialog, setPart, () => setIsOpen(false));
  }

  return (
    <>
      <button
        type="button"
        onPointerEnter={() => warmPart(loadDialog)}
        onClick={open}
        className="tap text-ink-2 text-small hover:text-rust noscript:hidden"
      >
        Compare
      </button>
      {part && <part.CompareDialog product={product} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
