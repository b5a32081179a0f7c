import type { Locator, Page } from "@playwright/test";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { cards, listed, settle, storedFilters } from "./support/catalog";
import { expectListed } from "./support/listing";

const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" }).getByRole("link");

test("size, discount, price and stock narrow the list together, each is a chip, and Back undoes them one by one", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("checkbox", { name: "M", exact: true }).check();
  await filters.getByRole("radio", { name: "20% or more" }).check();
  await filters.getByRole("checkbox", { name: "In stock only" }).check();
  await filters.getByLabel("From ₹").fill("800");
  await filters.getByLabel("Up to ₹").fill("3000");
  await filters.getByLabel("Up to ₹").press("Enter");
  const query = "category=women&size=m&discount=20&inStock=1&minPrice=800&maxPrice=3000";
  await expect(page).toHaveURL(`/shop/listing?${query}`);
  await expectListed(page, query);
  await expect(chips(page)).toHaveText(
    ["Women", "M", "20% or more", "In stock only", "From ₹800", "Up to ₹3,000"].map(
      (label) => `Remove filter ${label}`,
    ),
  );
  expect(await storedFilters(page)).toEqual({
    category: ["women"],
    size: ["m"],
    discount: ["20"],
    inStock: ["1"],
    minPrice: ["800"],
    maxPrice: ["3000"],
  });
  await page.goBack();
  await expect(filters.getByLabel("Up to ₹"), "the field has the focus").toHaveValue("");
  await filters.getByLabel("From ₹").focus();
  await expect(page).toHaveURL("/shop/listing?category=women&size=m&discount=20&inStock=1&minPrice=800");
  await page.goForward();
  await expect(page).toHaveURL(`/shop/listing?${query}`);
  await expectListed(page, query);

  await page.getByRole("link", { name: "Remove filter 20% or more" }).click();
  await page.getByRole("link", { name: "Remove filter From ₹800" }).click();
  await expectListed(page, "category=women&size=m&inStock=1&maxPrice=3000");
  await page.goBack();
  await page.goBack();
  await expectListed(page, query);
  await page.goto("/shop/listing");
  await expect(page).toHaveURL(`/shop/listing?${query}`);
  await expectListed(page, query);
});

test("colours with a product are chosen by the keyboard, become chips, are stored, and follow Back and Forward", async ({
  page,
}) => {
  await page.goto("/shop/listing?category=women");
  await settle(page);
  const group = page.getByRole("group", { name: "Colour" });
  const { facets } = await good(await page.request.get("/api/shop/products/get?category=women&limit=1"));
  const used = Object.keys(facets.colour).filter((id) => facets.colour[id] > 0);
  expect(used.length, "some colours have no product").toBeLessThan(17);
  await expect(group.getByRole("checkbox")).toHaveCount(used.length);
  const offered = await group
    .getByRole("checkbox")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(offered.sort()).toEqual(used.sort());
  const size = page.getByRole("group", { name: "Size" }).getByRole("checkbox", { name: "M", exact: true });
  await expect(size).toHaveAccessibleDescription(new RegExp(`\\b${facets.size.m}$`));
  await group.getByRole("checkbox", { name: "Red" }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/shop/listing?category=women&colour=red");
  await page.keyboard.press("Tab");
  await expect(group.getByRole("checkbox", { name: "Maroon" })).toBeFocused();
  await page.keyboard.press("Space");
  const query = "category=women&colour=red,maroon";
  await expect(page).toHaveURL(`/shop/listing?${query}`);
  await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expectListed(page, query);
  await expect(chips(page)).toHaveText(["Women", "Red", "Maroon"].map((label) => `Remove filter ${label}`));
  expect(await storedFilters(page)).toEqual({ category: ["women"], colour: ["red", "maroon"] });

  await page.getByRole("link", { name: "Remove filter Red" }).click();
  await expectListed(page, "category=women&colour=maroon");
  await page.goBack();
  await expectListed(page, query);
  await page.goForward();
  await expectListed(page, "category=women&colour=maroon");
});

test("the list follows another discount, typed prices and each order, and ignores what is invalid", async ({
  page,
}) => {
  const list = "/shop/listing?category=men";
  await page.goto(`${list}&kind=gone&fact.gone=never&discount=25&inStock=2&minPrice=900&maxPrice=100`);
  await settle(page);
  // What no list has any more can be taken off.
  await expect(chips(page)).toHaveText(["Men", "gone", "never"].map((label) => `Remove filter ${label}`));
  await chips(page).filter({ hasText: "gone" }).click();
  await chips(page).filter({ hasText: "never" }).click();
  await expect(page).toHaveURL(list);
  await expectListed(page, "category=men");

  const discount = (name: string) => page.getByRole("radio", { name });
  await test.step("another discount replaces the first, and Any discount removes it", async () => {
    await discount("20% or more").check();
    await expect(page).toHaveURL(`${list}&discount=20`);
    await discount("40% or more").check();
    await expect(page).toHaveURL(`${list}&discount=40`);
    const { total } = await listed(page, "category=men&discount=40&limit=1");
    await expect(discount("40% or more")).toHaveAccessibleDescription(String(total));
    await discount("Any discount").check();
    await expect(page).toHaveURL(list);
    await expect(chips(page)).toHaveCount(1);
  });

  await test.step("a press stands when the router reports the one before it late", async () => {
    const stands = await page.evaluate(async () => {
      const radio = (value: string) =>
        document.querySelector(`input[name=discount][value="${value}"]`) as HTMLInputElement;
      // The router writes the history when it has followed an address, right before it reports it.
      const followed = new Promise<void>((resolve) => {
        const write = history.replaceState.bind(history);
        history.replaceState = (...input) => {
          history.replaceState = write;
          write(...input);
          queueMicrotask(resolve);
        };
      });
      radio("20").click();
      await followed;
      radio("40").click();
      const seen = new Set<boolean>();
      for (let frame = 0; frame < 20; frame++) {
        seen.add(radio("40").checked);
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
    expect(stands).toEqual([true]);
    await discount("Any discount").check();
    await expect(page).toHaveURL(list);
  });

  await test.step("prices typed in the wrong order are swapped, and an invalid price changes nothing", async () => {
    const [from, upTo] = [page.getByLabel("From ₹"), page.getByLabel("Up to ₹")];
    await upTo.fill("500");
    await upTo.press("Enter");
    await expect(page).toHaveURL(`${list}&maxPrice=500`);
    await from.fill("900");
    await from.press("Enter");
    await expect(page).toHaveURL(`${list}&minPrice=500&maxPrice=900`);
    await upTo.fill("1.5");
    await upTo.press("Enter");
    await expect(upTo).toHaveValue("900");
    await expect(page).toHaveURL(`${list}&minPrice=500&maxPrice=900`);
  });

  for (const [label, sortBy] of [
    ["What's New", "newest"],
    ["Better Discount", "discount"],
    ["Popularity", "popularity"],
  ] as const) {
    await page.getByRole("button", { name: /^Sort by/ }).click();
    await page.getByRole("menuitemradio", { name: label }).click();
    // A press on the button while the menu still closes would not open it again.
    await expect(page.getByRole("menu")).toHaveCount(0);
    const query = `category=men&minPrice=500&maxPrice=900&sortBy=${sortBy}`;
    await expect(page).toHaveURL(`/shop/listing?${query}`);
    await expectListed(page, query);
  }
});

test("the price slider works with the keyboard and follows the price fields; its thumbs are never at the same place", async ({
  page,
}) => {
  await page.goto("/shop/listing");
  await settle(page);
  await page.getByRole("group", { name: "Price" }).scrollIntoViewIfNeeded();
  const [low, high] = [
    page.getByRole("slider", { name: "Lowest price" }),
    page.getByRole("slider", { name: "Highest price" }),
  ];
  await low.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/minPrice=\d+$/);
  const minPrice = Number(new URL(page.url()).searchParams.get("minPrice"));
  await expect(low).toHaveAttribute("aria-valuetext", `₹${minPrice.toLocaleString("en-IN")}`);
  await expect(page.getByLabel("From ₹")).toHaveValue(String(minPrice));
  await expectListed(page, `minPrice=${minPrice}`);
  await expect(low).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL("/shop/listing");
  await page.getByLabel("Up to ₹").fill("2000");
  await page.getByLabel("From ₹").click();
  await expect(page).toHaveURL("/shop/listing?maxPrice=2000");
  await expect(high).toHaveAttribute("aria-valuetext", "₹2,000");

  const left = async (thumb: typeof low) => (await thumb.boundingBox())?.x ?? 0;
  // Apart where most products are: of some 220 px; with equal rupees for each pixel it was 3.
  await expect.poll(async () => (await left(high)) - (await left(low))).toBeGreaterThan(50);
  await high.focus();
  await page.keyboard.press("PageDown");
  const steps = Number(await high.getAttribute("aria-valuenow"));
  for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowLeft");
  await expect(high).toHaveAttribute("aria-valuenow", "1");
  await low.focus();
  await page.keyboard.press("ArrowRight");
  await expect(high).toHaveAttribute("aria-valuenow", "1");
  await expect(low).toHaveAttribute("aria-valuenow", "0");
  await expect.poll(async () => (await left(high)) - (await left(low))).toBeGreaterThan(4);

  await test.step("a limit below all prices stands alone", async () => {
    await page.getByLabel("Up to ₹").fill("1");
    await page.getByLabel("From ₹").click();
    await expect(page.getByRole("group", { name: "Price" }).getByText("Up to ₹1", { exact: true })).toBeVisible();
    await expect(low).toHaveCount(0);
    await expect(page.getByLabel("From ₹")).not.toHaveAttribute("placeholder", /./);
  });
});

test("a filter group with fewer than two options is hidden", async ({ page }) => {
  const search = "q=Sunderban%20Jute%20Tote";
  const { facets } = await good(await page.request.get(`/api/shop/products/get?${search}`));
  const options = (name: string) => Object.values(facets[name]).filter((count) => Number(count) > 0);
  expect(options("colour")).toHaveLength(1);
  expect(options("size")).toHaveLength(0);
  await page.goto(`/shop/listing?${search}`);
  await settle(page);
  const group = (name: string) => page.getByRole("group", { name });
  await expect(group("Availability")).toBeVisible();
  await expect(group("Colour")).toBeHidden();
  await expect(group("Size")).toBeHidden();
});

test("a kurta for a child under 1,500 rupees is found in at most six presses; the number of products follows the typing", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/shop/home");
  await settle(page);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.tap();
  };
  await press(page.getByRole("main").getByRole("link", { name: "Kids", exact: true }));
  await expect(page).toHaveURL("/shop/listing?category=kids");
  await settle(page);
  await press(page.getByRole("button", { name: /^Filters/ }));
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await press(sheet.getByRole("tab", { name: "Price" }));
  const field = sheet.getByLabel("Up to ₹");
  await press(field);
  await page.keyboard.type("1500");
  const { total } = await listed(page, "category=kids&maxPrice=1500&limit=1");
  await expect(sheet.getByRole("button", { name: `Show ${total} products` })).toBeVisible();
  await expect(field, "typing goes on").toBeFocused();
  await expect(field).toHaveValue("1500");
  await press(sheet.getByRole("button", { name: /^Show / }));
  await expectListed(page, "category=kids&maxPrice=1500");
  await press(cards(page).filter({ hasText: "Kurta" }).first().getByRole("heading").getByRole("link"));
  await expect(page.getByRole("dialog").getByRole("heading", { name: /Kurta/ })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
});
