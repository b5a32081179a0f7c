/** What the history state of an overlay's entry carries. */
interface Mark {
  /** How many overlays are open at this entry. */
  depth: number;
  /** The address of the entry under it. */
  under: string;
}

type State = Record<string, unknown> | null;
type Write = History["pushState"];

const key = "overlay";

/** A page that is still there so long after the browser began to leave it stays after all, in ms. */
const leavingMs = 10_000;

function markOf(state: unknown): Mark | null {
  return (state as { [key]?: Mark } | null)?.[key] ?? null;
}

function withMark(state: unknown, mark: Mark | null): State {
  const { [key]: _, ...rest } = { ...(state as State) };
  return mark ? { ...rest, [key]: mark } : rest;
}

/**
 * Gives each open overlay (dialog, sheet, menu) a history entry of its own, so that Back closes it and nothing else.
 *
 * The overlays that are open are the truth and the history follows: an overlay that opens pushes an entry with the same
 * address; one that closes by itself is stepped back over; a page opened from it takes over its entry. So no entry stays
 * behind that a press of Back would be wasted on.
 */
export class OverlayHistory {
  #browser: Window | null = null;
  #push: Write = () => undefined;
  #replace: Write = () => undefined;
  /** The open overlays, the topmost last: each by what closes it. */
  #open: (() => void)[] = [];
  /** The router is fetching the page that comes next. */
  #isNavigating = false;
  #isSteppingBack = false;
  /** The browser has begun to load something in place of the page. */
  #isLeaving = false;
  /** State and address of the current entry; a popstate tells only of the one that follows. */
  #current: { state: State; href: string } = { state: null, href: "" };

  /** Call once, before the router runs: it has to write its entries through here. */
  install(browser: Window): void {
    const { history } = browser;
    this.#browser = browser;
    this.#push = history.pushState.bind(history);
    this.#replace = history.replaceState.bind(history);
    history.pushState = (state, unused, url) => {
      const write = markOf(history.state) ? this.#replace : this.#push;
      write(withMark(state, null), unused, url);
      this.#written(url);
    };
    history.replaceState = (state, unused, url) => {
      const mark = markOf(history.state);
      this.#replace(mark ? withMark(state, mark) : state, unused, url);
      this.#written(url);
    };
    browser.addEventListener("popstate", this.#onPopState, { capture: true });
    this.#note();
    // A reload leaves the entry of an overlay that is not open any more.
    this.#settleSoon();
  }

  /** An overlay has opened. Back calls `close`, which may also ask first. Returns what to call once it is closed. */
  add(close: () => void): () => void {
    this.#browser?.addEventListener("beforeunload", this.#onLeave);
    this.#open.push(close);
    this.#settle();
    return () => {
      this.#open = this.#open.filter((other) => other !== close);
      this.#settleSoon();
    };
  }

  /** The router has begun to fetch another page. */
  navigationStarted(): void {
    this.#isNavigating = true;
  }

  #note(): void {
    if (!this.#browser) return;
    this.#current = { state: this.#browser.history.state, href: this.#browser.location.href };
  }

  #written(url: string | URL | null | undefined): void {
    this.#note();
    if (url) this.#isNavigating = false;
    this.#settleSoon();
  }

  /** When all that happens at once has happened: one overlay may take the place of another. */
  #settleSoon(): void {
    this.#browser?.setTimeout(() => this.#settle());
  }

  #settle(): void {
    if (!this.#browser || this.#isSteppingBack) return;
    const { history, location } = this.#browser;
    const depth = markOf(history.state)?.depth ?? 0;
    for (let next = depth + 1; next <= this.#open.length; next++) {
      this.#push(withMark(history.state, { depth: next, under: location.href }), "");
    }
    this.#note();
    // The page on its way takes over the entry; a step back now would race with it, and cancel a reload.
    if (depth > this.#open.length && !this.#isNavigating && !this.#isLeaving) {
      this.#isSteppingBack = true;
      history.go(this.#open.length - depth);
    }
    // Some browsers keep no page for Back that listens to this.
    if (depth === 0 && this.#open.length === 0) this.#browser.removeEventListener("beforeunload", this.#onLeave);
  }

  #onLeave = (): void => {
    this.#isLeaving = true;
    this.#browser?.setTimeout(() => {
      this.#isLeaving = false;
      this.#settle();
    }, leavingMs);
  };

  #onPopState = (event: PopStateEvent): void => {
    if (!this.#browser) return;
    const left = this.#current;
    const leftMark = markOf(left.state);
    const mark = markOf(event.state);
    const depth = mark?.depth ?? 0;
    const isSamePage = leftMark !== null && depth < leftMark.depth && this.#browser.location.href === leftMark.under;
    const isOwnStep = this.#isSteppingBack;
    this.#isSteppingBack = false;
    if (isSamePage && (isOwnStep || !this.#isNavigating)) {
      // The router has nothing to do. What it wrote meanwhile belongs to the page under the overlay.
      event.stopImmediatePropagation();
      this.#replace(withMark({ ...event.state, ...left.state }, mark), "", left.href);
    }
    this.#note();
    if (!isOwnStep) {
      this.#isNavigating = false;
      for (const close of this.#open.slice(depth).reverse()) close();
    }
    this.#settleSoon();
  };
}

/** The one of this browser tab. */
export const overlayHistory = new OverlayHistory();
