import { type ReactNode, Suspense, useId } from "react";
import { PanelBoundary } from "./panel-boundary";

interface PanelProps {
  title: ReactNode;
  /** Shown to the right of the heading. */
  aside?: ReactNode;
  /** Shown until the figures have loaded. */
  waiting: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A panel of the dashboard. It hangs from its line, and loads and fails independently of the others. */
export function Panel({ title, aside, waiting, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="hung flex flex-wrap items-baseline justify-between gap-x-3 pt-3 pb-4">
        <h2 id={id} className="display text-h3">
          {title}
        </h2>
        <Suspense>{aside}</Suspense>
      </div>
      <PanelBoundary waiting={waiting}>{children}</PanelBoundary>
    </section>
  );
}
