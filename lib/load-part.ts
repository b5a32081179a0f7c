import { notify } from "./notify";

/** Fetches a part of the screen that is likely to be opened next; a failure is told when it is opened. */
export function warmPart(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** Fetches a part of the screen at its opening. When it does not come, `takeBack` closes again and the shopper is told. */
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
