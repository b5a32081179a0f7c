/** On narrow screens the explorer opens a call by a click on its summary, which the keyboard can't reach. */
const summaries = "summary.endpoint-head";

await customElements.whenDefined("openapi-explorer");
const explorer = /** @type {Element & { shadowRoot: ShadowRoot }} */ (document.querySelector("openapi-explorer"));
const { shadowRoot } = explorer;

const sheet = new CSSStyleSheet();
sheet.replaceSync(await (await fetch("/apidocs/explorer.css")).text());
shadowRoot.adoptedStyleSheets.push(sheet);

function makeButtons() {
  /** @type {NodeListOf<HTMLElement>} */
  const all = shadowRoot.querySelectorAll(summaries);
  for (const summary of all) {
    summary.tabIndex = 0;
    summary.setAttribute("role", "button");
    summary.setAttribute("aria-expanded", String(summary.classList.contains("expanded")));
  }
}

shadowRoot.addEventListener("keydown", (event) => {
  const { target } = event;
  if (!(event instanceof KeyboardEvent && target instanceof HTMLElement)) return;
  if (!target.matches(summaries) || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  target.click();
});

new MutationObserver(makeButtons).observe(shadowRoot, { attributeFilter: ["class"], childList: true, subtree: true });
makeButtons();
