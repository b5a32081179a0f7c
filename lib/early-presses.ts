declare global {
  /** The buttons that were pressed so far, in order; absent once the scripts have loaded. */
  var earlyPresses: HTMLElement[] | undefined;
}

/**
 * The script, in each page's HTML, that notes which buttons are pressed before the other scripts have loaded: nothing else
 * hears of those presses. Impatient ones of the same button are one. What the browser does by itself, such as opening a
 * popover, is not repeated.
 */
export const noteEarlyPresses =
  'self.earlyPresses=[];addEventListener("click",({target})=>{' +
  'const noted=self.earlyPresses,button=noted&&target.closest("button[type=button]:not([popovertarget])");' +
  "button&&button!==noted.at(-1)&&noted.push(button)})";

let noted: readonly HTMLElement[] = [];

/** Ends the noting, before React listens for presses itself. */
export function takeEarlyPresses(): void {
  noted = globalThis.earlyPresses ?? [];
  globalThis.earlyPresses = undefined;
}

/** Presses the same buttons again, once the page can react. */
export async function repeatEarlyPresses(): Promise<void> {
  const presses = noted;
  noted = [];
  for (const button of presses) {
    // Each after what the one before has changed.
    await new Promise((resolve) => setTimeout(resolve));
    if (button.isConnected) button.click();
  }
}
