import type { ReactNode } from "react";
import { cn } from "@/lib/class-names";
import { Button } from "./button";

interface StateProps {
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** The heading level of the title. */
  as?: "h1" | "h2" | "h3" | "p";
  className?: string;
}

/** A line, a thread and a bare peg: the illustration of an empty state. */
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
  /** A retry is pending. */
  waiting?: boolean;
}

/** The error state of content that did not load; the shopper's data is unaffected. */
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
