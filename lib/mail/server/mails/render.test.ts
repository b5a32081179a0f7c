import { describe, expect, it } from "vitest";
import { mailNames } from "@/lib/mail/options";
import { mailSamples } from "@/scripts/mails/samples";
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

it("names of shoppers and products stay text", async () => {
  const [content] = Object.values(mailSamples);
  if (content?.kind !== "accountMade") throw new Error("The first sample is another");
  const { html } = await renderMail({ ...content, name: "<b>Asha</b>" }, shopUrl);
  expect(html).not.toContain("<b>Asha");
});
