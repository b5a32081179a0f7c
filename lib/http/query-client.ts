import { QueryClient } from "@tanstack/react-query";

/** The client of React Query, which also invalidates requests that have no answer yet. */
export class ShopQueryClient extends QueryClient {
  /**
   * Invalidates queries. A first request in flight may be answered with what was stored before the change, and the library
   * would take the answer for fresh: it is cancelled, and sent again.
   */
  override async invalidateQueries(...given: Parameters<QueryClient["invalidateQueries"]>): Promise<void> {
    const [filters] = given;
    const fetching = this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
    const first = fetching.filter(({ state }) => state.data === undefined);
    if (first[0]) await Promise.all(first.map((query) => query.cancel({ revert: true })));
    return super.invalidateQueries(...given);
  }
}
