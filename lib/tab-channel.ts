/** What happened in another tab of this browser: what to fetch again, by its query key, or an order that was placed. */
export type News =
  | { about: "cart" | "wishlist" | "session" | "orders" | "addresses" | "profile" }
  | { about: "placed"; orderId: string; userId: string };

const name = "vastra";

let channel: BroadcastChannel | null = null;
const listeners = new Set<(news: News) => void>();

/** Opened at its first use; null in browsers without it. */
function openChannel(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    for (const listener of listeners) listener(data);
  };
  // With an open channel, a browser may not keep the page for Back. Added again, the same listener stays one.
  window.addEventListener("pagehide", closeChannel);
  window.addEventListener("pageshow", openChannel);
  return channel;
}

function closeChannel(): void {
  channel?.close();
  channel = null;
}

/** Sends news to the other tabs. */
export function post(news: News): void {
  openChannel()?.postMessage(news);
}

/** Calls `listener` with the news of other tabs. @returns stops listening */
export function listen(listener: (news: News) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
