/**
 * Usage: npm run mails -- <folder>
 * Writes every mail of the shop, with sample data, as an HTML file and as text, to look at them.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { pictureId } from "@/lib/message/server/mails/picture-id";
import { renderMail } from "@/lib/message/server/mails/render";
import { firstSettings } from "@/lib/settings/first-content";
import { inRoot } from "./lib/folders.mjs";
import { say } from "./lib/progress.mjs";
import { mailSamples, samplePictures } from "./mails/samples";

const shop = firstSettings({ cashLimit: 50_000, gstin: "" });
const [folder = ".data/mails"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** A picture within the page: browsers don't know those that come with a mail. */
async function inPage(image: string): Promise<string> {
  const jpeg = await sharp(readFileSync(inRoot(join("public", image))))
    .resize(180)
    .jpeg({ quality: 75 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
const sources = await Promise.all(
  samplePictures.map(async (image) => [`cid:${pictureId(image)}`, await inPage(image)]),
);

for (const [name, content] of Object.entries(mailSamples)) {
  const { html, text } = await renderMail(content, "https://shop.example", shop);
  const page = sources.reduce((before, [cid = "", data = ""]) => before.replaceAll(cid, data), html);
  writeFileSync(join(folder, `${name}.html`), page);
  writeFileSync(join(folder, `${name}.txt`), text);
}
say(`${Object.keys(mailSamples).length} mails are in ${resolve(folder)}`);
