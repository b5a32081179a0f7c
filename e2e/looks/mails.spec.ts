import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { overhang } from "../shop/support/catalog";
import { expectReference, referenceOf } from "./reference";

const folder = mkdtempSync(join(tmpdir(), "vastra mails "));

test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, ["--import", "tsx", "scripts/mails.ts", folder]);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts 80 characters without a blank where the samples have what people wrote. */
function lengthen(): void {
  const written =
    /Asha Rao|Asha|12 Silver Oak Residency|Bhujodi Ajrakh Midi Dress|Bangalore|The last piece was damaged/g;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.nodeValue = String(text.nodeValue).replace(written, "Silveroakresidency".repeat(5).slice(0, 80));
  }
}

test("every mail matches its light and its dark reference picture, and fits small phones", async ({
  page,
}, testInfo) => {
  // Each of some thirty mails in both, and at two more widths.
  test.slow();
  const names = readdirSync(folder).filter((name) => name.endsWith(".html"));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await page.setViewportSize({ width: 640, height: 900 });
    await page.goto(pathToFileURL(join(folder, name)).href);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const file = referenceOf(page, `mail-${name.replace(".html", "")}-${colorScheme}`, testInfo);
      if (file) await expectReference(page, file, { fullPage: true });
      // What mail programs add around it is theirs: landmarks are left out.
      if (name === names.at(-1)) await expectAccessible(page, ".card");
    }
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overhang(page), `${name}, ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.evaluate(lengthen);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overhang(page), `${name} with long words, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
