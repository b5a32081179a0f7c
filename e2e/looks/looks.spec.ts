import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { overhang } from "../shop/support/catalog";
import { productStates } from "./product-states";
import { screens } from "./screens";

/** Small phones, a desktop at 200 %, tablets: only the layout is checked there. The references have the projects' widths. */
const widths = [320, 360, 720, 768, 1024];

test.use({ pictures: true, contextOptions: { reducedMotion: "reduce" } });

for (const { name, by, withoutPictures, open } of [...screens, ...productStates]) {
  test(
    `${name} matches its reference picture and loads nothing from other hosts`,
    { tag: "@widths" },
    async ({ page, shopper, admin, openAs, database, browser }, testInfo) => {
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).hostname));
      if (by) await openAs({ shopper, admin }[by]);
      if (withoutPictures) await page.route("**/_next/image?*", (route) => route.fulfill({ status: 404 }));
      await open({ page, shopper, admin, database });
      await page.evaluate(() => document.fonts.ready);
      if (!withoutPictures) await expect.poll(() => page.evaluate(brokenPictures)).toEqual([]);

      // Another browser draws letters and pictures a little differently: there, layout and axe stand in for the pixels.
      const drawnBy = `chromium-${browser.version()}`;
      const file = [drawnBy, `${name}.png`];
      const isDrawing = ["all", "changed"].includes(testInfo.config.updateSnapshots);
      if (isDrawing || existsSync(dirname(testInfo.snapshotPath(...file)))) {
        // A test's shopper has a name of its own.
        const mask = [page.getByRole("button", { name: "Account menu" }), page.getByText(shopper.username)];
        mask.push(page.getByText(shopper.email));
        await expect(page).toHaveScreenshot(file, { maxDiffPixelRatio: 0.02, mask });
      } else {
        await expectAccessible(page);
      }

      expect(await overhang(page)).toBeLessThanOrEqual(0);
      for (const width of testInfo.project.name === "desktop" ? widths : []) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overhang(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      expect([...asked].filter((host) => !["", "localhost", "127.0.0.1"].includes(host))).toEqual([]);
    },
  );
}

/** The pictures in the window that are not there (yet). */
function brokenPictures(): string[] {
  const isInWindow = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => !complete || naturalWidth === 0;
  return [...document.images].filter((image) => isInWindow(image) && isBroken(image)).map(({ src }) => src);
}
