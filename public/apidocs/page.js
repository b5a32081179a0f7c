/** On narrow screens the explorer opens a call by a click on its summary, which the keyboard can't reach. */
const summaries = "summary.endpoint-head";

await customElements.whenDefined("openapi-explorer");
const { shadowRoot } = document.querySelector("openapi-explorer");

const sheet = new CSSStyleSheet();
sheet.replaceSync(await (await fetch("/apidocs/explorer.css")).text());
shadowRoot.adoptedStyleSheets.push(sheet);

function makeButtons() {
  for (const summary of shadowRoot.querySelectorAll(summaries)) {
    summary.tabIndex = 0;
    summary.setAttribute("role", "button");
    summary.setAttribute("aria-expanded", String(summary.classList.contains("expanded")));
  }
}

shadowRoot.addEventListener("keydown", (event) => {
  if (!event.target.matches(summaries) || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  event.target.click();
});

new MutationObserver(makeButtons).observe(shadowRoot, { attributeFilter: ["class"], childList: true, subtree: true });
makeButtons();
