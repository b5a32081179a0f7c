// The script of the simulated checkout: the same global, options and callbacks as the provider's, over a form in a frame.
(() => {
  /**
   * @typedef {import("../../../../lib/payment/provider-form").PaidReport} PaidReport
   * @typedef {{
   *   key?: string, order_id?: string, name?: string, description?: string, timeout?: number,
   *   prefill?: { email?: string, contact?: string }, theme?: { color?: string }, retry?: boolean | { enabled?: boolean },
   *   modal?: { ondismiss?: () => void, escape?: boolean }, handler?: (report: PaidReport) => void
   * }} Options as the provider's
   * @typedef {(detail: { error: object }) => void} Listener
   * @typedef {{ kind: "ready" | "closed", detail?: undefined } | { kind: "paid", detail: PaidReport }
   *   | { kind: "failed", detail: { error: object } }} Message what the form sends
   */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const origin = new URL(script.src).origin;
  const title = "Razorpay TEST payment";

  const overlayStyle =
    "position:fixed;inset:0;z-index:2147483647;background:rgba(0,0,0,.6);pointer-events:auto;overscroll-behavior:contain";
  const frameStyle = "position:absolute;inset:0;width:100%;height:100%;border:0;color-scheme:light";

  /** Makes the rest of the page unreachable while the form is open; gives the function that undoes it. @param {HTMLElement} overlay */
  function hidePage(overlay) {
    const elements = [...document.body.children].filter((one) => one instanceof HTMLElement);
    const others = elements.filter((one) => one !== overlay && !one.inert);
    for (const one of others) one.inert = true;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = "hidden";
    return () => {
      for (const one of others) one.inert = false;
      document.documentElement.style.overflow = overflow;
    };
  }

  class Razorpay {
    #options;
    /** @type {Map<string, Listener[]>} */
    #listeners = new Map();
    /** @type {(() => void) | null} */
    #undo = null;

    /** @param {Options} options */
    constructor(options = {}) {
      if (!options.key) throw new Error("No key passed");
      this.#options = options;
    }

    /** @param {string} event @param {Listener} callback */
    on(event, callback) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callback]);
      return this;
    }

    open() {
      if (this.#undo) return this;
      const focused = document.activeElement;
      const overlay = document.createElement("div");
      overlay.setAttribute("style", overlayStyle);
      overlay.setAttribute("role", "dialog");
      overlay.setAttribute("aria-modal", "true");
      overlay.setAttribute("aria-label", title);
      const frame = document.createElement("iframe");
      frame.title = title;
      frame.src = `${origin}/v1/checkout/form`;
      frame.setAttribute("style", frameStyle);
      overlay.append(frame);
      document.body.append(overlay);

      const showPage = hidePage(overlay);
      /** @param {MessageEvent<Message>} message */
      const hear = (message) => {
        if (message.origin === origin && message.source === frame.contentWindow) this.#hear(message.data, frame);
      };
      window.addEventListener("message", hear);
      const seconds = Number(this.#options.timeout);
      const timer = seconds > 0 ? setTimeout(() => this.#dismiss(), seconds * 1000) : undefined;
      this.#undo = () => {
        clearTimeout(timer);
        window.removeEventListener("message", hear);
        overlay.remove();
        showPage();
        if (focused instanceof HTMLElement) focused.focus();
      };
      return this;
    }

    close() {
      this.#undo?.();
      this.#undo = null;
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    /** @param {Message} message @param {HTMLIFrameElement} frame */
    #hear({ kind, detail }, frame) {
      const { key, order_id, name, description, prefill, theme, retry, modal, handler } = this.#options;
      if (kind === "ready") {
        const shown = { key, order_id, name, description, prefill, theme, escape: modal?.escape };
        frame.contentWindow?.postMessage(JSON.parse(JSON.stringify(shown)), origin);
        frame.focus();
      } else if (kind === "paid") {
        this.close();
        handler?.(detail);
      } else if (kind === "failed") {
        for (const callback of this.#listeners.get("payment.failed") ?? []) callback(detail);
        if (retry === false || (typeof retry === "object" && retry.enabled === false)) this.#dismiss();
      } else if (kind === "closed") {
        this.#dismiss();
      }
    }
  }

  window.Razorpay = Razorpay;
})();
