import { describe, expect, it } from "vitest";
import { mailNames } from "@/lib/mail/options";
import { mailSamples } from "@/scripts/mails/samples";
import { nameInMail } from "../draw";
import { renderMail } from "./render";

const shopUrl = "https://shop.example";

it("there is a sample of every mail", () => {
  const kinds = new Set(Object.values(mailSamples).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(Object.keys(mailNames).toSorted());
});

describe.each(Object.entries(mailSamples))("%s", (name, content) => {
  it("says what it has to, as text", async () => {
    const { subject, text } = await renderMail(content, shopUrl);
    await expect(`Subject: ${subject}\n\n${text}\n`).toMatchFileSnapshot(`texts/${name}.txt`);
  });

  it("needs nothing from elsewhere, and has no link but to the shop", async () => {
    const { html, text } = await renderMail(content, shopUrl);
    expect(html).not.toMatch(/<img|<script|url\(|@import|<link/);
    for (const [, target] of html.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^https:\/\/shop\.example\//);
    expect(html).toContain("prefers-color-scheme: dark");
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe.each(Object.values(mailSamples))("$kind", (content) => {
  it("keeps names of shoppers and products text, and out of the headers", async () => {
    const name = '<b>Asha</b>\r\nBcc: "other"@shop.example';
    const title = "<img src=x onerror=alert(1)>";
    const hostile =
      "order" in content
        ? {
            ...content,
            name,
            order: {
              ...content.order,
              lines: [{ title, size: "M", quantity: 1, amount: 100 }],
              address: [name, title],
              reason: title,
            },
          }
        : { ...content, name };
    const { html, subject } = await renderMail(hostile, shopUrl);
    expect(html).not.toMatch(/<b>|<img/);
    expect(subject).not.toMatch(/[\r\n<]|Bcc/);
  });
});

it.each([
  ["evil.example", "evil example"],
  ["win at www.evil.example", "win at www evil example"],
  ["A.K. Rao", "A K. Rao"],
  ["Asha", "Asha"],
])("the user name %s is no link in a mail", (username, shown) => {
  expect(nameInMail(username)).toBe(shown);
});
