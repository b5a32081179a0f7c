import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

const cities = ["Jalandhar", "Delhi", "Mumbai", "Bangalore", "Hyderabad", "Kanpur"];
type Asked = { center: object; zoom: number; markers: { label: { text: string } }[] };
const mapsScript = /maps\.googleapis\.com/;

async function openStores(page: Page) {
  await page.getByRole("contentinfo").getByRole("button", { name: "Offline Stores" }).click();
  const dialog = page.getByRole("dialog", { name: "Offline Stores" });
  await expect(dialog.getByRole("listitem")).toHaveCount(cities.length);
  return dialog;
}

/** What the console reports from now on. */
function errorsOf(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => message.type() === "error" && found.push(message.text()));
  return found;
}

/** Answers as a shop with a maps key does; nothing of it is real. */
async function withMapsKey(page: Page) {
  await page.route("**/api/shop/config", (route) =>
    route.fulfill({
      json: { success: true, razorpay: { enabled: false, scriptUrl: "" }, cashLimit: 50_000, mapsKey: "a-key" },
    }),
  );
}

test("Contact Us names the maker, the shop and the legal contacts; Offline Stores lists the six cities without a maps key", async ({
  page,
}) => {
  await page.goto("/nowhere");
  const opener = page.getByRole("contentinfo").getByRole("button", { name: "Contact Us" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Contact Us" });
  await expect(dialog.getByRole("heading", { name: "About Me" })).toBeVisible();
  for (const text of ["Vastra Retail Private Limited", "Grievance officer", "Return or exchange within 7 days"]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByRole("link", { name: "care@vastra.example" })).toHaveAttribute("href", /^mailto:/);
  for (const name of ["Instagram", "LinkedIn", "GitHub", "vastra.example/about"]) {
    await expect(dialog.getByRole("link", { name })).toHaveAttribute("href", /^https:/);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const reasons = errorsOf(page);
  const stores = await openStores(page);
  for (const city of cities) await expect(stores.getByText(city, { exact: true })).toBeVisible();
  await expect.poll(() => reasons.join(), "the console says why").toContain("no maps key is set");
});

test("with a maps key the map shows six labelled markers around the middle of India; without its script the list stays", async ({
  page,
}) => {
  await withMapsKey(page);
  await page.route(mapsScript, (route) => route.abort());
  const reasons = errorsOf(page);
  await page.goto("/nowhere");
  const dialog = await openStores(page);
  await expect.poll(() => reasons.join()).toContain("The store map is unavailable: its script did not load.");
  await expect(dialog.getByText("Kanpur")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // A script that keeps what the map was asked for: the real one is on another machine.
  await page.route(mapsScript, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `
        window.asked = { markers: [] };
        // Whatever else a map is told, it takes.
        const listens = { get: (thing, name) => (name in thing ? thing[name] : () => ({ remove() {} })) };
        class Thing { constructor(options) { this.options = options; return new Proxy(this, listens); } }
        const maps = window.google.maps;
        const arrived = maps.__ib__;
        Object.assign(maps, {
          Map: class extends Thing {
            setCenter(center) { window.asked.center = center; }
            setZoom(zoom) { window.asked.zoom = zoom; }
          },
          Marker: class extends Thing {
            constructor(options) { super(options); window.asked.markers.push(options); }
            setLabel(label) { this.options.label = label; }
          },
          OverlayView: Thing, event: { removeListener() {}, clearInstanceListeners() {} },
          importLibrary: async () => maps,
        });
        arrived();
      `,
    }),
  );
  await page.reload();
  await openStores(page);
  const asked = () => page.evaluate(() => (window as unknown as { asked?: Asked }).asked);
  await expect.poll(async () => (await asked())?.markers.map((marker) => marker.label.text)).toEqual(cities);
  expect(await asked()).toMatchObject({ center: { lat: 21.1458, lng: 79.0882 }, zoom: 4 });
});
