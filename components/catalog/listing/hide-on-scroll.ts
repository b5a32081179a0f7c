/** How far one scrolls one way until the bar follows, in px: a thumb is never quite still. */
const travel = 16;
/** Near the top of the page the bar is always there, in px. */
const top = 96;

/** Where a page is, and where it last changed its direction, in px. */
export interface Scroll {
  at: number;
  turned: number;
  isAway: boolean;
}

/** The bar after a page was scrolled: away on the way down, back on the way up and at the top. */
export function afterScroll({ at: before, turned, isAway }: Scroll, at: number): Scroll {
  const isDown = at > before;
  // The turn of a way that leads on stays where it was.
  const start = isDown === before > turned || before === turned ? turned : before;
  if (at <= top) return { at, turned: start, isAway: false };
  return { at, turned: start, isAway: Math.abs(at - start) < travel ? isAway : isDown };
}

/** Marks a bar as away while the page is scrolled down. */
export function hideOnScroll(bar: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  // Some browsers let a page be pulled beyond its ends.
  const within = () =>
    Math.max(0, Math.min(window.scrollY, document.documentElement.scrollHeight - window.innerHeight));
  let scroll: Scroll = { at: within(), turned: within(), isAway: false };
  window.addEventListener(
    "scroll",
    () => {
      if (within() === scroll.at) return;
      scroll = afterScroll(scroll, within());
      bar.toggleAttribute("data-away", scroll.isAway);
    },
    { passive: true, signal },
  );
}
