declare global {
  /** The buttons that were pressed before the page could react, in order; false once it does. */
  var presses: HTMLElement[] | false;
}

/**
 * The script, in each page's HTML, that notes which buttons are pressed before the page can react: nobody listens until the
 * scripts have loaded, and React drops a press while a part of them is missing, before it gets to the window. What the
 * browser does by itself, such as opening a popover, is not noted. It has to be an async module: at any other script the
 * browser stops reading the page until the stylesheets are there, and what has been painted until then moves when the rest
 * comes.
 */
export const noteEarlyPresses =
  'self.presses??=(addEventListener("click",({target:e})=>{presses&&(e=e.closest("[type=button]:not([popovertarget])"))' +
  "&&presses.push(e)},!0),[])";

/**
 * Presses the same buttons again, once the page can react, each after what the one before has changed. Impatient presses of
 * one button count once.
 */
export function repeatEarlyPresses(): void {
  const lost = window.presses || [];
  window.presses = false;
  // React may finish the page for a press, which it then handles itself.
  const target = window.event?.target;
  const handled = target instanceof Element && target.closest("button");
  lost.forEach((button, at) => {
    if (button !== handled && button !== lost[at + 1]) setTimeout(() => button.click(), at);
  });
}
