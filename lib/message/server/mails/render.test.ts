import { describe, expect, it } from "vitest";
import { mailNames } from "@/lib/message/options";
import { firstSettings } from "@/lib/settings/first-content";
import { mailSamples } from "@/scripts/mails/samples";
import { renderMail } from "./render";
import { unlinked } from "./unlinked";

const shopUrl = "https://shop.example";
const shop = firstSettings({ cashLimit: 50_000, gstin: "" });

it("every mail has a sample", () => {
  const kinds = new Set(Object.values(mailSamples).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(Object.keys(mailNames).toSorted());
});

describe.each(Object.entries(mailSamples))("%s", (name, content) => {
  it("has the required content in its plain text", async () => {
    const { subject, text } = await renderMail(content, shopUrl, shop);
    await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(`texts/${name}.txt`);
  });

  it("loads nothing from other hosts and links only to the shop, and to the courier of a parcel", async () => {
    const { html, text } = await renderMail(content, shopUrl, shop);
    expect(html).not.toMatch(/<script|url\(|@import|<link/);
    for (const [, source] of html.matchAll(/<img[^>]* src="([^"]*)"/g)) expect(source).toMatch(/^cid:/);
    expect(html).toContain('name="viewport"');
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    const elsewhere = targets.filter((target) => !target?.startsWith("https://shop.example/"));
    const shipment = "order" in content ? content.order.shipment : null;
    expect(elsewhere).toEqual(shipment ? ["https://courier.example/track/SC47110815"] : []);
    expect(html).toContain("prefers-color-scheme: dark");
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe.each(Object.values(mailSamples))("$kind", (content) => {
  it("escapes names of shoppers and products and keeps them out of the headers", async () => {
    const name = '<b>Asha</b>\r\nBcc: "other"@shop.example';
    const title = "<img src=x onerror=alert(1)>";
    const hostile =
      "order" in content
        ? {
            ...content,
            name,
            order: {
              ...content.order,
              lines: [{ title, size: "M", quantity: 1, amount: 100, image: "/pictures/x.webp" }],
              address: [name, title],
              gift: title,
              reason: title,
            },
          }
        : "returned" in content
          ? {
              ...content,
              name,
              returned: {
                ...content.returned,
                lines: [{ title, size: "M", quantity: 1, exchangeSize: "" }],
                reason: title,
                reference: title,
              },
            }
          : "grievance" in content
            ? { ...content, name, grievance: { ...content.grievance, answer: title } }
            : { ...content, name };
    const { html, subject } = await renderMail(hostile, shopUrl, shop);
    expect(html).not.toMatch(/<b>|<img src=x|onerror=alert\(1\)>/);
    expect(subject).not.toMatch(/[\r\n<]|Bcc/);
  });
});

it("shows pictures of what was ordered beside its lines, and says in their place what it is", async () => {
  const content = mailSamples["order-placed-cash"];
  const { html } = await renderMail(content as NonNullable<typeof content>, shopUrl, shop);
  expect(html.match(/<img[^>]* src="cid:[0-9a-f]{16}@pictures\.invalid"/g)).toHaveLength(2);
  expect(html).toContain('alt="Bazaar Bifold Wallet"');
});

it.each([
  ["evil.example", "evil example"],
  ["win at www.evil.example", "win at www evil example"],
  ["A.K. Rao", "A K. Rao"],
  ["Asha", "Asha"],
  ["https://2130706433/win", "https //2130706433/win"],
  ["win@evil.example", "win@evil example"],
  ["No.12, St. Mary's Rd.", "No 12, St. Mary's Rd."],
])("what a shopper wrote, %s, does not become a link in a mail", (written, shown) => {
  expect(unlinked(written)).toBe(shown);
});

it.each(["order-placed-cash", "order-placed-gift", "order-shipped"])(
  "no line of the address and no note of %s becomes a link",
  async (name) => {
    const content = mailSamples[name];
    if (!content || !("order" in content)) throw new Error(`${name} is no mail about an order`);
    const host = "evil.example";
    const address = [host, `Win at https://${host}/now`, `${host}, ${host} 560038`, "+91 98450 11223"];
    const order = { ...content.order, address, deliveryTo: `Delivery to 560038 (${host})`, gift: host };
    const { html, text } = await renderMail({ ...content, order }, shopUrl, shop);
    expect(`${html}${text}`).not.toMatch(/evil\.|https:\/\/evil/);
    expect(text).toContain("Win at https //evil example/now\nevil example, evil example 560038");
  },
);

it.each([
  ["return-refund-started", { lines: [] }, "are back with us. We send you ₹1,299.00. It goes to the account"],
  ["return-refund-started", {}, "are back with us. The size that you want instead is being packed. We send you"],
  ["return-refund-started", { refundTo: "unknown" }, "You get ₹1,299.00. You paid in cash: our customer care contacts"],
  ["return-refund-arrived", { refundTo: "unknown", reference: "UTR 1" }, "was paid to you, reference UTR 1."],
  ["return-declined", {}, "of order A7B8C9D0. Reason: The last piece"],
  ["return-declined", { isSentBack: true }, "of order A7B8C9D0, and send them back to you. Reason: The last piece"],
  ["return-approved", {}, "Please have them ready, unworn and with their tags: we have them picked up"],
  ["return-approved", { isFaulty: true }, "Please have them ready: we have them picked up"],
])("the text of a mail depends on its return: %s, %o", async (name, change, said) => {
  const content = mailSamples[name];
  if (!content || !("returned" in content)) throw new Error(`${name} is no mail about a return`);
  const changed = { ...content, returned: { ...content.returned, ...change } } as typeof content;
  const { text } = await renderMail(changed, shopUrl, shop);
  expect(text.replace(/\s+/g, " ")).toContain(said);
});

describe("the text of a mail depends on its order", () => {
  const order = (name: string, change: object) => {
    const content = mailSamples[name];
    if (!content || !("order" in content)) throw new Error(`${name} is no mail about an order`);
    return renderMail({ ...content, order: { ...content.order, ...change } }, shopUrl, shop).then(({ text }) =>
      text.replace(/\s+/g, " "),
    );
  };

  it.each([
    ["refund-started", { isCash: true }, "You paid in cash: our customer care contacts you about how you get it."],
    ["refund-started", { isSecondPayment: true }, "was paid twice. We send the second payment of ₹1,21,749.00 back"],
    ["refund-arrived", { isCash: true }, "₹1,21,749.00 for order A7B8C9D0 was refunded to you."],
    [
      "refund-arrived",
      { isSecondPayment: true },
      "₹1,21,749.00 for the second payment of order A7B8C9D0 was sent back",
    ],
    ["order-shipped", { arrivesBy: null, dueAtDoor: 0 }, "order A7B8C9D0 was shipped. Bhujodi"],
    [
      "tracking-updated",
      { shipment: { carrier: "Sample Courier", trackingNumber: "SC 4711", trackingUrl: "" } },
      "Its courier is Sample Courier, number SC 4711. You find both on the page of your order. Bhujodi",
    ],
    [
      "tracking-updated",
      { arrivesBy: null },
      "has new tracking details. Its courier is Sample Courier, number SC 4711",
    ],
    ["order-placed-paid", { arrivesBy: null }, "We have your order A7B8C9D0 and your payment. Bhujodi"],
    ["order-cancelled", { reason: "" }, "Hello Asha, order A7B8C9D0 was cancelled. Bhujodi"],
  ])("%s, %o", async (name, change, said) => expect(await order(name, change)).toContain(said));
});
