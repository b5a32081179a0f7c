"use client";

import { useRouter } from "next/navigation";
import { Component, type ReactNode, Suspense, startTransition } from "react";
import { Button } from "@/components/ui/button";

interface BoundaryProps {
  children: ReactNode;
  onRetry: (reset: () => void) => void;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 pb-5">
        <p className="text-ink-2">We couldn't load these figures.</p>
        <Button variant="outline" size="sm" onClick={() => this.props.onRetry(() => this.setState({ failed: false }))}>
          Try again
        </Button>
      </div>
    );
  }
}

interface PanelBoundaryProps {
  /** Shown until the figures have loaded. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** What loads and fails independently of the rest of the dashboard, with a button to retry. */
export function PanelBoundary({ waiting, children }: PanelBoundaryProps) {
  const router = useRouter();
  return (
    <Boundary
      onRetry={(reset) =>
        startTransition(() => {
          router.refresh();
          reset();
        })
      }
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  );
}
