"use client";

import { useEffect } from "react";
import { ErrorState } from "@/components/ui/states";
import { numberSentence } from "@/lib/error-number";

interface PageFailedProps {
  error: unknown;
  /** Fetches and renders again. */
  retry: () => void;
}

/** The error state of a page. */
export function PageFailed({ error, retry }: PageFailedProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <main className="page pt-10">
      <ErrorState
        as="h1"
        title="We couldn't load this page"
        text={`Please try again.${numberSentence(error)}`}
        onRetry={retry}
      />
    </main>
  );
}
