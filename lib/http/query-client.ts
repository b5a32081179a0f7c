import { QueryClient } from "@tanstack/react-query";

/** The library's client, but for what is asked for the first time while it changes. */
export class ShopQueryClient extends QueryClient {
  /**
   * Invalidates queries. A first request that is on its way may be answered with what was stored before the change, and the
   * library would take the answer for new: it is cancelled, and sent again.
   */
  override async invalidateQueries(...given: Parameters<QueryClient["invalidateQueries"]>): Promise<void> {
    const [filters] = given;
    const fetching = this.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
    const first = fetching.filter(({ state }) => state.data === undefined);
    if (first[0]) await Promise.all(first.map((query) => query.cancel({ revert: true })));
    return super.invalidateQueries(...given);
  }
}
