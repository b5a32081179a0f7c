import type { News } from "./tab-channel";

/** Loaded apart from the page's first scripts. */
const load = () => import("./tab-channel");

/** Tells the other tabs of this browser. */
export function tellTabs(news: News): void {
  void load().then(({ post }) => post(news));
}

/** Listens to the other tabs, not to this one. @returns stops listening */
export function onNews(listener: (news: News) => void): () => void {
  const listening = load().then(({ listen }) => listen(listener));
  return () => void listening.then((stop) => stop());
}
