/**
 * Usage: npm run mails -- <folder>
 * Writes every mail of the shop, with sample data, as an HTML file and as text, to look at them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { renderMail } from "@/lib/message/server/mails/render";
import { firstSettings } from "@/lib/settings/first-content";
import { say } from "./lib/progress.mjs";
import { mailSamples } from "./mails/samples";

const shop = firstSettings({ cashLimit: 50_000, gstin: "" });
const [folder = ".data/mails"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(mailSamples)) {
  const { html, text } = await renderMail(content, "https://shop.example", shop);
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), text);
}
say(`${Object.keys(mailSamples).length} mails are in ${resolve(folder)}`);
