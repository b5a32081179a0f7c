import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { overhang } from "../shop/support/catalog";
import { productStates } from "./product-states";
import { expectReference, isDrawing, referenceOf } from "./reference";
import { reviewStates } from "./review-states";
import { screens, visit } from "./screens";

/** Small phones, a desktop at 200 %, tablets: only the layout is checked there. The references have the projects' widths. */
const widths = [320, 360, 720, 768, 1024];

test.use({ pictures: true, contextOptions: { reducedMotion: "reduce" } });

for (const { name, by, withoutPictures, mask, open } of [...screens, ...productStates, ...reviewStates]) {
  test(
    `${name} matches its reference picture and loads nothing from other hosts`,
    { tag: "@widths" },
    async ({ page, shopper, admin, openAs, database }, testInfo) => {
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).hostname));
      if (by) await openAs({ shopper, admin }[by]);
      if (withoutPictures) await page.route("**/_next/image?*", (route) => route.fulfill({ status: 404 }));
      await open({ page, shopper, admin, database });
      await page.evaluate(() => document.fonts.ready);
      if (!withoutPictures) await expect.poll(() => page.evaluate(brokenPictures)).toEqual([]);

      // Where there are no references, layout and axe stand in for the pixels.
      const file = referenceOf(page, name, testInfo);
      if (file) {
        await page.getByText(shopper.username).evaluateAll(write, "Meera Nair");
        await page.getByText(shopper.email).evaluateAll(write, "meera@shop.example");
        await expectReference(page, file, { mask: mask?.({ page, shopper, admin, database }) });
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

test("a screen that lacks its search field does not match its reference picture", async ({ page }, testInfo) => {
  const file = referenceOf(page, "home", testInfo);
  // Taking pictures would store the planted fault.
  if (!file || isDrawing(testInfo)) return;
  await visit(page, "/shop/home");
  await page.addStyleTag({ content: "search { visibility: hidden }" });
  await expect(page.getByRole("search")).toBeHidden();
  await expect(expectReference(page, file, { timeout: 3000 })).rejects.toThrow(/pixels .* are different/);
});

/** What differs with each test's shopper, and is wider or narrower each time. */
function write(elements: Element[], text: string): void {
  for (const element of elements) element.textContent = text;
}

/** The pictures in the window that are not there (yet). */
function brokenPictures(): string[] {
  const isInWindow = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isBeside = right <= 0 || left >= window.innerWidth;
    return width > 0 && bottom > 0 && top < window.innerHeight && !isBeside;
  };
  const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => !complete || naturalWidth === 0;
  return [...document.images].filter((image) => isInWindow(image) && isBroken(image)).map(({ src }) => src);
}
