import { type ReactNode, Suspense, useId } from "react";
import { PanelBoundary } from "./panel-boundary";

interface PanelProps {
  title: ReactNode;
  /** What stands at the heading's right. */
  aside?: ReactNode;
  /** What stands there until the figures come. */
  waiting: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the dashboard: hangs from its line, waits by itself and fails by itself. */
export function Panel({ title, aside, waiting, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="hung flex items-baseline justify-between gap-3 pt-3 pb-4">
        <h2 id={id} className="display text-h3">
          {title}
        </h2>
        {aside}
      </div>
      <PanelBoundary>
        <Suspense fallback={waiting}>{children}</Suspense>
      </PanelBoundary>
    </section>
  );
}
