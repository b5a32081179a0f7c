import type { News } from "./tab-channel";

/** Loaded apart from the page's first scripts; null while they can't be loaded, as offline: the tab follows on focus. */
const load = () => import("./tab-channel").catch(() => null);

/** Tells the other tabs of this browser. */
export function tellTabs(news: News): void {
  void load().then((channel) => channel?.post(news));
}

/** Listens to the other tabs, not to this one. @returns stops listening */
export function onNews(listener: (news: News) => void): () => void {
  const listening = load().then((channel) => channel?.listen(listener));
  return () => void listening.then((stop) => stop?.());
}
