/** The mark in the history state of an overlay's entry. */
interface Mark {
  /** How many overlays are open at this entry. */
  depth: number;
  /** The URL of the entry below it. */
  under: string;
}

type State = Record<string, unknown> | null;
type Write = History["pushState"];

const key = "overlay";

/** If the page still exists this long after the browser began to leave it, it stays, in ms. */
const leavingMs = 10_000;

function markOf(state: unknown): Mark | null {
  return (state as { [key]?: Mark } | null)?.[key] ?? null;
}

function withMark(state: unknown, mark: Mark | null): State {
  const { [key]: _, ...rest } = { ...(state as State) };
  return mark ? { ...rest, [key]: mark } : rest;
}

/**
 * Gives each open overlay (dialog, sheet, menu) its own history entry, so that Back closes only that overlay.
 *
 * The open overlays are the source of truth and the history follows: opening an overlay pushes an entry with the same
 * URL; when it closes by itself, the history steps back over that entry; a page opened from it replaces its entry. So
 * no leftover entry wastes a press of Back.
 */
export class OverlayHistory {
  #browser: Window | null = null;
  #push: Write = () => undefined;
  #replace: Write = () => undefined;
  /** The close callbacks of the open overlays, the topmost last. */
  #open: (() => void)[] = [];
  /** The router is fetching the next page. */
  #isNavigating = false;
  #isSteppingBack = false;
  /** The browser has begun to leave the page. */
  #isLeaving = false;
  /** State and URL of the current entry; a popstate event describes only the next one. */
  #current: { state: State; href: string } = { state: null, href: "" };

  /** Call once, before the router runs: the router has to write its entries through these functions. */
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
    // A reload keeps the entry of an overlay that is no longer open.
    this.#settleSoon();
  }

  /**
   * Registers an opened overlay. Back calls `close`, which may ask for confirmation. Returns a function to call once it
   * is closed.
   */
  add(close: () => void): () => void {
    this.#browser?.addEventListener("beforeunload", this.#onLeave);
    this.#open.push(close);
    this.#settle();
    return () => {
      this.#open = this.#open.filter((other) => other !== close);
      this.#settleSoon();
    };
  }

  /** The router has started to fetch another page. */
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

  /** Settles after all changes of the current task: one overlay may replace another. */
  #settleSoon(): void {
    this.#browser?.setTimeout(() => this.#settle());
  }

  #settle(): void {
    if (!this.#browser || this.#isSteppingBack) return;
    const { history, location } = this.#browser;
    const depth = markOf(history.state)?.depth ?? 0;
    const [href, fragment] = location.href.split("#");
    // A step back to a URL with a fragment takes the focus to what it names, as the press of the link did.
    if (fragment && depth < this.#open.length) this.#replace(history.state, "", href);
    for (let next = depth + 1; next <= this.#open.length; next++) {
      this.#push(withMark(history.state, { depth: next, under: location.href }), "");
    }
    this.#note();
    // The page being loaded takes over the entry; a step back now would race with it, and cancel a reload.
    if (depth > this.#open.length && !this.#isNavigating && !this.#isLeaving) {
      this.#isSteppingBack = true;
      history.go(this.#open.length - depth);
    }
    // Some browsers keep pages with such a listener out of the back/forward cache.
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
      // The router has nothing to do. What it wrote in the meantime belongs to the page under the overlay.
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

/** The instance of this browser tab. */
export const overlayHistory = new OverlayHistory();
