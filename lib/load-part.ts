import { notify } from "./notify";

/** Prefetches a part of the screen that is likely to be opened next; a failure is reported when it is opened. */
export function warmPart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
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
  } catch {
    takeBack();
    notify.error("This couldn't be opened. Check your connection and try again.");
  }
}
