import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";

/**
 * Says what was saved and closes the form; after a failure the form stays open, and the reason is shown. `saving` is awaited:
 * the list may show the change, and the form be made anew, before the call is answered.
 * @param onStale is called with what is stored now, if somebody else has changed it meanwhile
 */
export async function saveAndClose<Current>(
  saving: Promise<{ message: string }>,
  close: () => void,
  onStale?: (current: Current) => void,
): Promise<void> {
  try {
    const { message } = await saving;
    notify.done(message);
    close();
  } catch (error) {
    notify.failed(error as Error);
    if (error instanceof ApiError && error.code === "stale") onStale?.(error.body.data as Current);
  }
}
