"use client";

import { useRouter } from "next/navigation";
import { Component, type ReactNode, startTransition } from "react";
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

/** An error boundary for one panel, with a button to retry. */
export function PanelBoundary({ children }: { children: ReactNode }) {
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
      {children}
    </Boundary>
  );
}
