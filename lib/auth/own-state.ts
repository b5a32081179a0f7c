import type { UseQueryResult } from "@tanstack/react-query";
import type { Session } from "./hooks";

type Asked = Pick<UseQueryResult, "isPending" | "isError" | "isRefetching"> & { refetch: () => Promise<unknown> };

/** The state of a query for the shopper's own data, which can't be sent until the session is known. */
export function ownState(session: Session, { isPending, isError, isRefetching, refetch }: Asked) {
  return {
    isLoading: isPending && !session.isFailed,
    isFailed: isError || session.isFailed,
    isReloading: isRefetching,
    reload: session.isFailed ? session.reload : refetch,
  };
}
