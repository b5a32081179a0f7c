declare global {
  /** The buttons that were pressed before the page could react, in order; false once it does. */
  var presses: HTMLElement[] | false;
}

/**
 * The script, in each page's HTML, that notes which buttons are pressed before the page can react: nobody listens until the
 * scripts have loaded, and React drops a press while a part of them is missing, before it gets to the window. React does not
 * hear what is noted, because it would handle the press that completes the page before those that came earlier. What the
 * browser does by itself, such as opening a popover, is not noted. It has to be an async module: at any other script the
 * browser stops reading the page until the stylesheets are there, and what has been painted until then moves when the rest
 * comes.
 */
export const noteEarlyPresses =
  'self.presses??=(addEventListener("click",e=>{let b=presses&&e.target.closest("[type=button]:not([popovertarget])");' +
  "b&&(presses.push(b),e.stopImmediatePropagation())},!0),[])";

/**
 * Presses the same buttons again, once the page can react, each after what the one before has changed and all before whatever
 * is pressed next, because no event comes between microtasks. Impatient presses of one button count once.
 */
export async function repeatEarlyPresses(): Promise<void> {
  const noted = window.presses || [];
  window.presses = false;
  for (const [at, button] of noted.entries()) {
    await null;
    if (button !== noted[at + 1]) button.click();
  }
}
