import { notify } from "@/lib/notify";

/**
 * Says what was saved and closes the form; after a failure the form stays open, and the reason is shown. `saving` is awaited:
 * the list may show the change, and the form be made anew, before the call is answered.
 */
export async function saveAndClose(saving: Promise<{ message: string }>, close: () => void): Promise<void> {
  try {
    const { message } = await saving;
    notify.done(message);
    close();
  } catch (error) {
    notify.failed(error as Error);
  }
}
