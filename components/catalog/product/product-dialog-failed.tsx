"use client";

import { useEffect } from "react";
import { DialogTitle } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/states";
import { numberSentence } from "@/lib/error-number";

interface ProductDialogFailedProps {
  error: unknown;
  /** Fetches and renders again. */
  retry: () => void;
}

/** The error state of the product's dialog; the page below it stays. */
export function ProductDialogFailed({ error, retry }: ProductDialogFailedProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className="p-6 pt-16">
      <DialogTitle className="sr-only">We couldn't load this product</DialogTitle>
      <ErrorState
        as="p"
        title="We couldn't load this product"
        text={`Try again in a moment.${numberSentence(error)}`}
        onRetry={retry}
      />
    </div>
  );
}
