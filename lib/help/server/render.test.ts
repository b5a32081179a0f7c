import { describe, expect, it } from "vitest";
import { firstSettings } from "@/lib/settings/first-content";
import { helpSlugs } from "../options";
import { firstTexts } from "./first-texts/first-texts";
import { renderHelp } from "./render";

const settings = firstSettings({ cashLimit: 50_000, gstin: "" });
const render = (text: string, changes: Partial<typeof settings> = {}) => renderHelp(text, { ...settings, ...changes });

describe("a help page", () => {
  it("has its headings from h2 on, lists and tables", () => {
    expect(render("# One\n\n###### Six\n\n- a\n- b")).toBe(
      "<h2>One</h2>\n<h6>Six</h6>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>",
    );
    expect(render("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<td>1</td>");
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<b onmouseover=alert(1)>bold</b>",
    "<svg><script>alert(1)</script></svg>",
    "[press](javascript:alert(1))",
    "[press](JaVaScRiPt:alert(1))",
    "[press](data:text/html,<script>alert(1)</script>)",
    "[press](//elsewhere.example)",
    "[press](/api/auth/logout)",
    "[press](http://elsewhere.example)",
    '[press](/shop/help "onclick=alert(1)")',
    "![picture](https://elsewhere.example/a.png)",
    '[press](https://a.example/"onclick="alert(1))',
    '<https://a.example/"onmouseover="alert(1)>',
  ])("is without what %s asks for", (text) => {
    const html = render(`Before ${text} after`);
    expect(html).toMatch(/^<p>Before .*after<\/p>$/s);
    expect(html).not.toMatch(/<(?!\/?(?:p|a)\b)|javascript:|data:|\/api\/|http:|href="\/\/|<a[^>]* on|title=/i);
  });

  it.each(["https://gov.in/a", "mailto:care@shop.in", "tel:+919876543210", "/shop/help/returns", "#top"])(
    "links to %s",
    (href) => expect(render(`[press](${href})`)).toBe(`<p><a href="${href}">press</a></p>`),
  );

  it("is filled with the settings, and other names stay as typed", () => {
    const fees = { platform: 0, shipping: 120, freeShippingFrom: 1_999 };
    const text = "{platformFee}, {shippingFee}, {freeShippingFrom}, {cashLimit}, {other}, {constructor}, {legalName}";
    const html = render(text, { fees, shop: { ...settings.shop, legalName: "A*B* & <Sons>" } });
    expect(html).toBe("<p>Free, ₹120.00, ₹1,999.00, ₹50,000.00, {other}, {constructor}, A*B* &amp; &lt;Sons&gt;</p>");
    expect(render("{returnDays} days, {deliveryDays} days", { returnDays: 1 })).toBe("<p>1 day, 5 days</p>");
  });

  it("names nobody whose text is read as marks, and links to mail and phone", () => {
    const officer = { name: "A. _Rao_", phone: "+91 98765 43211", email: "g@shop.in", hours: "" };
    expect(render("{officer}", { officer })).toBe(
      '<p>A. _Rao_, <a href="mailto:g@shop.in">g@shop.in</a>, <a href="tel:+919876543211">+91 98765 43211</a></p>',
    );
  });

  it("leaves out lines about free shipping while there is none", () => {
    expect(render("- a\n- from {freeShippingFrom}\n- b")).toBe("<ul>\n<li>a</li>\n<li>b</li>\n</ul>");
  });
});

it.each(helpSlugs)("the first text of %s is filled with settings that exist and links to pages that exist", (slug) => {
  const html = render(firstTexts[slug]);
  expect(html).not.toMatch(/[{}]/);
  for (const [, target] of html.matchAll(/href="\/shop\/help\/([^"]*)"/g)) {
    expect([...helpSlugs, "contact"]).toContain(target);
  }
  expect(html.length).toBeGreaterThan(500);
});

it("the first text about returns promises the fees as they are refunded: not where a piece was exchanged", () => {
  expect(render(firstTexts.returns)).toContain(
    "when all of it comes back for money because of our mistake, and nothing was exchanged.",
  );
});
