declare global {
  /** The buttons that were pressed before the scripts had loaded, in order; instrumentation-client.ts ends the noting. */
  var presses: HTMLElement[];
}

/**
 * The script, in each page's HTML, that notes which buttons are pressed before the other scripts have loaded: nothing else
 * hears of those presses. Impatient ones of the same button are one. What the browser does by itself, such as opening a
 * popover, is not repeated. It has to be an async module: at any other script the browser stops reading the page until the
 * stylesheets are there, and what has been painted until then moves when the rest comes.
 */
export const noteEarlyPresses =
  "self.presses||(self.presses=[],onclick=({target:e})=>{" +
  '(e=e.closest("[type=button]:not([popovertarget])"))&&e!=presses.at(-1)&&presses.push(e)})';

/** Presses the same buttons again, once the page can react, each after what the one before has changed. */
export function repeatEarlyPresses(): void {
  window.presses.splice(0).forEach((button, at) => {
    setTimeout(() => button.click(), at);
  });
}
