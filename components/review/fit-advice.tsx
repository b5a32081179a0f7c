"use client";

import { useLatePart } from "@/components/ui/use-late-part";

/** Asked for by the browser of who is signed in: the page is the same for everybody. */
const loadKept = () => import("./kept-size").then(({ KeptSize }) => KeptSize);

/** How a product fits, beside its sizes: what its buyers say, and the size that this shopper kept of its like. */
export function FitAdvice({ productId, fit }: { productId: string; fit: string | null }) {
  const Kept = useLatePart(loadKept);
  return (
    <>
      {fit && <p className="text-ink-2 text-small">{fit}</p>}
      {Kept && <Kept productId={productId} />}
    </>
  );
}
