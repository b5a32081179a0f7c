import type { ReactNode } from "react";
import { cn } from "@/lib/class-names";
import { Button } from "./button";

interface StateProps {
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Which heading the title is, by what stands above it. */
  as?: "h1" | "h2" | "h3" | "p";
  className?: string;
}

/** A line, a thread and a bare peg: nothing hangs here yet. */
export function EmptyState({ title, text, action, as: Heading = "h2", className }: StateProps) {
  return (
    <div data-slot="empty-state" className={cn("hung flex flex-col items-center px-6 pb-12 text-center", className)}>
      <span aria-hidden="true" className="peg" />
      <Heading className="display mt-7 text-h3">{title}</Heading>
      {text && <p className="mt-1 max-w-64 text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

interface ErrorStateProps extends Omit<StateProps, "action"> {
  onRetry: () => void;
  /** The second attempt is on its way. */
  waiting?: boolean;
}

/** What should be here did not load; what the shopper had stays. */
export function ErrorState({ onRetry, waiting, ...state }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...state}
        action={
          <Button onClick={onRetry} waiting={waiting}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
