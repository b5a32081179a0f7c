import type { UseQueryResult } from "@tanstack/react-query";
import type { Session } from "./hooks";

type Asked = Pick<UseQueryResult, "isPending" | "isError" | "isRefetching"> & { refetch: () => Promise<unknown> };

/** How a query of what belongs to the signed-in shopper stands: it can't be asked before it is known who that is. */
export function ownState(session: Session, { isPending, isError, isRefetching, refetch }: Asked) {
  return {
    isLoading: isPending && !session.isFailed,
    isFailed: isError || session.isFailed,
    isReloading: isRefetching,
    reload: session.isFailed ? session.reload : refetch,
  };
}
