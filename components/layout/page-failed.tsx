"use client";

import { useEffect } from "react";
import { ErrorState } from "@/components/ui/states";
import { numberSentence } from "@/lib/error-number";

interface PageFailedProps {
  error: unknown;
  /** Fetches and renders again. */
  retry: () => void;
}

/** What a page that failed says, inside the frame that is left of it. */
export function PageFailedState({ error, retry }: PageFailedProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorState
      as="h1"
      title="We couldn't load this page"
      text={`Please try again.${numberSentence(error)}`}
      onRetry={retry}
    />
  );
}

/** The same as the page's main element. */
export function PageFailed(props: PageFailedProps) {
  return (
    <main className="page pt-10">
      <PageFailedState {...props} />
    </main>
  );
}
