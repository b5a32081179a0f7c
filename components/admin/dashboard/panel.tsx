import { type ReactNode, Suspense } from "react";
import { PanelBoundary } from "./panel-boundary";

interface PanelProps {
  title: string;
  /** What stands at the heading's right. */
  aside?: ReactNode;
  /** What stands there until the figures come. */
  waiting: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the dashboard: hangs from its line, waits by itself and fails by itself. */
export function Panel({ title, aside, waiting, className, children }: PanelProps) {
  return (
    <section aria-label={title} className={className}>
      <div className="hung flex items-baseline justify-between gap-3 pt-3 pb-4">
        <h2 className="display text-h3">{title}</h2>
        {aside}
      </div>
      <PanelBoundary>
        <Suspense fallback={waiting}>{children}</Suspense>
      </PanelBoundary>
    </section>
  );
}
