import type { Page, TestInfo } from "@playwright/test";
import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { overhang } from "../shop/support/catalog";
import { dialogStates, formStates, productStates } from "./product-states";
import { expectReference, isDrawing, referenceOf } from "./reference";
import { ownReviewStates, reviewStates, shopReviewStates } from "./review-states";
import * as screens from "./screens";

/** Small phones, a desktop at 200 %, tablets: only the layout is checked there. The references have the projects' widths. */
const widths = [320, 360, 720, 768, 1024];

/** The screens that one test looks at, one after the other. */
const walks: Record<string, screens.Screen[]> = {
  "home, a category's panel and the search": screens.home,
  "lists, their filters and the dialog of a product": screens.lists,
  "results of the search": screens.results,
  "pages of products": [...screens.products, ...productStates],
  "the screens of a purchase": [...dialogStates, ...screens.purchase],
  "the account and its reviews": [...screens.account, ...ownReviewStates],
  "reviews and other pages": [...reviewStates, ...screens.pages],
  "the admin area": [...formStates, ...screens.grievances, ...shopReviewStates],
};

const pictures = "**/_next/image?*";

test.use({ pictures: true });

for (const [title, walk] of Object.entries(walks)) {
  test(
    `${title}: each screen matches its reference picture and loads nothing from other hosts`,
    { tag: "@widths" },
    async ({ page, people, openAs, database }, testInfo) => {
      test.slow();
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).hostname));
      const somebody = async () => ({ page, database, shopper: await people.shopper(), admin: await people.admin() });
      let visit = await somebody();
      for (const screen of walk) {
        await test.step(screen.name, async () => {
          // Who came before has left something in the shop.
          if (!screen.isOnSamePage) visit = await somebody();
          if (screen.by) await openAs(visit[screen.by]);
          if (screen.withoutPictures) await page.route(pictures, (route) => route.fulfill({ status: 404 }));
          await screen.open(visit);
          await expectLook(screen, visit, testInfo);
          await page.unroute(pictures);
        });
      }
      expect([...asked].filter((host) => !["", "localhost", "127.0.0.1"].includes(host))).toEqual([]);
    },
  );
}

test("a screen that lacks a button does not match its reference picture", async ({ page }, testInfo) => {
  const file = referenceOf(page, "login", testInfo);
  // Taking pictures would store the planted fault.
  if (!file || isDrawing(testInfo)) return;
  await page.goto("/auth/login");
  await page.addStyleTag({ content: "main button { visibility: hidden }" });
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeHidden();
  await expect(expectReference(page, file, { timeout: 3000 })).rejects.toThrow(/pixels .* are different/);
});

async function expectLook(screen: screens.Screen, visit: screens.Visit, testInfo: TestInfo): Promise<void> {
  const { page, shopper } = visit;
  await page.evaluate(() => document.fonts.ready);
  if (!screen.withoutPictures) await expect.poll(() => page.evaluate(brokenPictures)).toEqual([]);

  // Where there are no references, layout and axe stand in for the pixels.
  const file = referenceOf(page, screen.name, testInfo);
  if (file) {
    await page.getByText(shopper.username).evaluateAll(write, "Meera Nair");
    await page.getByText(shopper.email).evaluateAll(write, "meera@shop.example");
    await expectReference(page, file, { mask: screen.mask?.(visit) });
  } else {
    await expectAccessible(page);
  }

  expect(await overhang(page)).toBeLessThanOrEqual(0);
  if (testInfo.project.name === "desktop") await expectFit(page);
}

/** Nothing sticks out to the side at any of the widths. */
async function expectFit(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overhang(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

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
