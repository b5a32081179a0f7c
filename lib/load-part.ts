import { notify } from "./notify";

/** Prefetches a part of the screen that is likely to be opened next; a failure is reported when it is opened. */
export function warmPart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** How long browsers without idle callbacks wait, in ms. */
const restMs = 2_000;

/** The same once the browser has nothing else to do, so that a press opens it at once. @returns takes it back */
export function warmWhenIdle(load: () => Promise<unknown>): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(() => warmPart(load), restMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => warmPart(load));
  return () => cancelIdleCallback(handle);
}

/**
 * Loads a part of the screen when it is opened. On failure, `takeBack` closes it again and the shopper sees a message.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  show: (part: Part) => void,
  takeBack: () => void,
): Promise<void> {
  try {
    show(await load());
    notify.succeeded("opening");
  } catch {
    takeBack();
    notify.error("This couldn't be opened. Check your connection and try again.", undefined, "opening");
  }
}
