import { beforeEach, describe, expect, it, vi } from "vitest";
import { OverlayHistory } from "./overlay-history";

type State = Record<string, unknown> | null;

/** The history of one tab: navigation is asynchronous, as in a browser. */
class FakeBrowser extends EventTarget {
  entries: { state: State; path: string }[] = [{ state: null, path: "/before" }];
  index = 0;
  seen: string[] = [];
  setTimeout = (run: () => void, ms?: number) => setTimeout(run, ms);

  get current() {
    return this.entries[this.index] ?? { state: null, path: "" };
  }

  location = (() => {
    const browser = this;
    return {
      get href() {
        return browser.current.path;
      },
    };
  })();

  history = (() => {
    const browser = this;
    return {
      get state() {
        return browser.current.state;
      },
      pushState(state: State, _: string, path = browser.current.path) {
        browser.entries.splice(browser.index + 1, Number.POSITIVE_INFINITY, { state, path });
        browser.index += 1;
      },
      replaceState(state: State, _: string, path = browser.current.path) {
        browser.entries[browser.index] = { state, path };
      },
      go(delta: number) {
        setTimeout(() => browser.travel(delta), 5);
      },
    };
  })();

  travel(delta: number) {
    if (!this.entries[this.index + delta]) return;
    this.index += delta;
    const event = Object.assign(new Event("popstate", { cancelable: true }), { state: this.current.state });
    this.dispatchEvent(event);
  }

  get paths() {
    return this.entries.slice(0, this.index + 1).map(({ path }) => path);
  }
}

let browser: FakeBrowser;
let overlays: OverlayHistory;

/** An overlay as React has it: closing it removes it from the open ones. */
function open(refuses = false) {
  const overlay = { isOpen: true, close: () => undefined };
  const remove = overlays.add(() => {
    if (!refuses) overlay.close();
  });
  overlay.close = () => {
    overlay.isOpen = false;
    remove();
    return undefined;
  };
  return overlay;
}

const settled = () => vi.advanceTimersByTime(50);

beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeBrowser();
  overlays = new OverlayHistory();
  overlays.install(browser as unknown as Window);
  browser.history.pushState({ page: 1 }, "", "/page");
  // The router listens as well.
  browser.addEventListener("popstate", () => browser.seen.push(browser.current.path));
  settled();
});

describe("OverlayHistory", () => {
  it("closes an open overlay on Back, and the next Back leaves the page", () => {
    const menu = open();
    expect(browser.paths).toEqual(["/before", "/page", "/page"]);
    browser.travel(-1);
    settled();
    expect(menu.isOpen).toBe(false);
    expect(browser.paths).toEqual(["/before", "/page"]);
    expect(browser.seen).toEqual([]);
    browser.travel(-1);
    expect(browser.seen).toEqual(["/before"]);
  });

  it("goes back over the entry of an overlay that was closed, without notifying the router", () => {
    const menu = open();
    menu.close();
    settled();
    expect(browser.paths).toEqual(["/before", "/page"]);
    expect(browser.current.state).toEqual({ page: 1 });
    expect(browser.seen).toEqual([]);
  });

  it("leaves out the fragment that a link has led to, which a step back would follow once more", () => {
    browser.history.pushState(null, "", "/page?size=m#content");
    const menu = open();
    menu.close();
    settled();
    expect(browser.paths).toEqual(["/before", "/page", "/page?size=m"]);
  });

  it("closes only the top one of two overlays", () => {
    const sheet = open();
    const dialog = open();
    browser.travel(-1);
    settled();
    expect([sheet.isOpen, dialog.isOpen]).toEqual([true, false]);
    browser.travel(-1);
    settled();
    expect(sheet.isOpen).toBe(false);
    expect(browser.paths).toEqual(["/before", "/page"]);
  });

  it("replaces one overlay by another without navigating", () => {
    const menu = open();
    menu.close();
    const cart = open();
    settled();
    expect(browser.paths).toEqual(["/before", "/page", "/page"]);
    browser.travel(-1);
    settled();
    expect(cart.isOpen).toBe(false);
    expect(browser.paths).toEqual(["/before", "/page"]);
  });

  it("reuses the entry for a page that is opened from the overlay", () => {
    const menu = open();
    overlays.navigationStarted();
    menu.close();
    settled();
    browser.history.pushState({ page: 2 }, "", "/next");
    settled();
    expect(browser.paths).toEqual(["/before", "/page", "/next"]);
    expect(browser.current.state).toEqual({ page: 2 });
    browser.travel(-1);
    expect(browser.seen).toEqual(["/page"]);
  });

  it("goes back over the entry when the link leads to the current page", () => {
    const menu = open();
    overlays.navigationStarted();
    menu.close();
    settled();
    browser.history.replaceState({ page: 1, again: true }, "", "/page");
    settled();
    expect(browser.paths).toEqual(["/before", "/page"]);
    expect(browser.current.state).toEqual({ page: 1, again: true });
  });

  it("leaves Back to the router while a page is loading", () => {
    const menu = open();
    overlays.navigationStarted();
    menu.close();
    settled();
    browser.travel(-1);
    settled();
    expect(browser.seen).toEqual(["/page"]);
    expect(browser.paths).toEqual(["/before", "/page"]);
  });

  it("keeps an overlay open when it changes the URL, and Back keeps the change", () => {
    const filters = open();
    browser.history.pushState({ page: 1 }, "", "/page?brand=zara");
    settled();
    expect(browser.paths).toEqual(["/before", "/page", "/page?brand=zara", "/page?brand=zara"]);
    browser.travel(-1);
    settled();
    expect(filters.isOpen).toBe(false);
    expect(browser.paths).toEqual(["/before", "/page", "/page?brand=zara"]);
  });

  it("applies a URL replaced under an overlay to the page's own entry", () => {
    const dialog = open();
    browser.history.replaceState({ page: 1, sort: "price" }, "", "/page?sort=price");
    dialog.close();
    settled();
    expect(browser.paths).toEqual(["/before", "/page?sort=price"]);
    expect(browser.current.state).toEqual({ page: 1, sort: "price" });
  });

  it("stays on its entry when the overlay refuses to close", () => {
    const importing = open(true);
    browser.travel(-1);
    settled();
    expect(importing.isOpen).toBe(true);
    expect(browser.paths).toEqual(["/before", "/page", "/page"]);
  });

  it("does not go back during a reload, which that would cancel", () => {
    const form = open();
    browser.dispatchEvent(new Event("beforeunload"));
    form.close();
    settled();
    expect(browser.paths).toEqual(["/before", "/page", "/page"]);
    overlays = new OverlayHistory();
    overlays.install(browser as unknown as Window);
    settled();
    expect(browser.paths).toEqual(["/before", "/page"]);
  });

  it("goes back later when the page is not left after all, as by a download", () => {
    const form = open();
    browser.dispatchEvent(new Event("beforeunload"));
    form.close();
    settled();
    expect(browser.paths).toEqual(["/before", "/page", "/page"]);
    vi.advanceTimersByTime(10_000);
    settled();
    expect(browser.paths).toEqual(["/before", "/page"]);
  });

  it("goes back from an entry whose overlay is not open, after Forward and after a reload", () => {
    open().close();
    settled();
    browser.travel(1);
    settled();
    expect(browser.paths).toEqual(["/before", "/page"]);

    open();
    overlays = new OverlayHistory();
    overlays.install(browser as unknown as Window);
    settled();
    expect(browser.paths).toEqual(["/before", "/page"]);
  });
});
