// The form of the simulated checkout. It runs in a frame and talks with checkout.js in the shop's page by messages.
/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @typedef {{
 *   key: string, order_id?: string, name?: string, description?: string, escape?: boolean,
 *   prefill?: { email?: string, contact?: string }, theme?: { color?: string }
 * }} Options those of the checkout that the form needs
 */

/** @type {Options | undefined} */
let options;
/** @type {string | undefined} */
let shopOrigin;

/** @param {string} kind @param {unknown} [detail] */
const tell = (kind, detail) => window.parent.postMessage({ kind, detail }, shopOrigin ?? "*");

/** @param {"choose" | "bank"} part */
function show(part) {
  for (const id of ["choose", "bank"]) byId(id).hidden = id !== part;
}

/** @param {string} text */
function say(text) {
  byId("message").textContent = text;
}

function method() {
  return /** @type {HTMLInputElement} */ (document.querySelector("input[name=method]:checked")).value;
}

function showMethod() {
  for (const id of ["card", "upi", "netbanking"]) {
    const chosen = id === method();
    byId(id).hidden = !chosen;
    for (const input of byId(id).querySelectorAll("input")) input.disabled = !chosen;
  }
}

/** Black or white, whichever reads better on a colour. @param {string} colour */
function inkOn(colour) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? "#000" : "#fff";
}

/** @param {Options} given */
function paint({ name, description, theme }) {
  byId("shop").textContent = name ?? "Payment";
  byId("description").textContent = description ?? "";
  const named = document.createElement("canvas").getContext("2d");
  if (!theme?.color || !named) return;
  named.fillStyle = theme.color;
  const colour = String(named.fillStyle);
  document.documentElement.style.setProperty("--theme", colour);
  document.documentElement.style.setProperty("--theme-ink", inkOn(colour));
}

/** @param {Options} given */
async function begin(given) {
  options = given;
  paint(given);
  const query = new URLSearchParams({ key: given.key, order_id: given.order_id ?? "" });
  const response = await fetch(`/v1/checkout/order?${query}`).catch(() => null);
  const order = await response?.json().catch(() => null);
  if (!response?.ok || order.status === "paid") {
    say(order?.error?.description ?? (order ? "This order is paid already." : "The payment can't be started."));
    return;
  }
  const amount = new Intl.NumberFormat("en-IN", { style: "currency", currency: order.currency }).format(
    order.amount / 100,
  );
  byId("amount").textContent = amount;
  byId("pay").textContent = `Pay ${amount}`;
  show("choose");
  byId("pay").focus();
}

/** @param {"captured" | "failed"} outcome */
async function finish(outcome) {
  if (!options) return;
  for (const button of document.querySelectorAll("button")) button.disabled = true;
  say("");
  const { key, order_id, prefill } = options;
  const { email, contact } = prefill ?? {};
  const body = JSON.stringify({ key, order_id, method: method(), outcome, email, contact });
  const headers = { "content-type": "application/json" };
  const response = await fetch("/v1/checkout/pay", { method: "POST", headers, body }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  for (const button of document.querySelectorAll("button")) button.disabled = false;
  if (answer?.razorpay_payment_id) return tell("paid", answer);
  const error = answer?.error ?? { code: "SERVER_ERROR", description: "No answer. Try again." };
  show("choose");
  say(error.description);
  byId("pay").focus();
  tell("failed", { error });
}

byId("choose").addEventListener("change", showMethod);
byId("choose").addEventListener("submit", (event) => {
  event.preventDefault();
  show("bank");
  byId("bank-title").focus();
});
byId("succeed").addEventListener("click", () => finish("captured"));
byId("fail").addEventListener("click", () => finish("failed"));
byId("close").addEventListener("click", () => tell("closed"));
window.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && options?.escape !== false) tell("closed");
});
window.addEventListener("message", (message) => {
  if (message.source !== window.parent || options) return;
  shopOrigin = message.origin;
  void begin(message.data);
});
showMethod();
tell("ready");
