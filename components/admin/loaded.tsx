import type { ComponentProps, ReactNode } from "react";
import { ErrorState } from "@/components/ui/states";
import { RowSkeletons } from "./row-skeletons";

/** How far something is that a page loads. */
export interface Loading {
  isLoading: boolean;
  error: Error | null;
  isReloading: boolean;
  reload: () => unknown;
}

interface LoadedProps extends Pick<ComponentProps<typeof ErrorState>, "as"> {
  state: Loading;
  /** What stands here meanwhile: a text for rows of skeletons, or elements. */
  loading: ReactNode;
  /** "We couldn't load the settings." */
  failed: string;
  children: ReactNode;
}

/** What a page has loaded; until then skeletons, and an error that offers to try again. */
export function Loaded({ state, loading, failed, as, children }: LoadedProps) {
  if (state.isLoading) return typeof loading === "string" ? <RowSkeletons label={loading} /> : loading;
  if (!state.error) return children;
  return (
    <ErrorState
      as={as}
      title={failed}
      text={state.error.message}
      onRetry={() => void state.reload()}
      waiting={state.isReloading}
    />
  );
}
