import { type WorkStore, workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";

/** Runs services that invalidate cached pages, which Next allows only within a request; no page is cached here. */
export function withinNext<Result>(work: () => Promise<Result>): Promise<Result> {
  return workAsyncStorage.run({ route: "/bench", cacheLifeProfiles: {}, incrementalCache: {} } as WorkStore, work);
}
