import { ObjectId } from "mongodb";
import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { addListed, deleteProduct, newProduct } from "../api/support/goods";
import { decide, deliver, insertReview, mine, reviewsOf, saved, uploadedFor } from "../api/support/reviews";
import { pixel } from "../api/support/send";
import { expect, test } from "../fixtures";
import { settle } from "./support/catalog";
import { hold } from "./support/hold";
import { toast } from "./support/screens";

test("a shopper reviews a product by keyboard, changes the review and deletes it", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await openAs(shopper);
  const productId = await newProduct(database);
  await deliver(database, shopper.id, [productId], { size: "m" });
  await page.goto(`/shop/product/${productId}`);
  const section = page.getByRole("region", { name: "Reviews" });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText("No ratings yet.")).toBeVisible();
  await section.getByRole("button", { name: "Write a review" }).click();
  const dialog = page.getByRole("dialog", { name: "Write a review" });
  await dialog.getByRole("button", { name: "Send the review" }).click();
  await expect(dialog.getByText("Choose one to five stars.")).toBeVisible();
  const stars = dialog.getByRole("group", { name: "Your rating" });
  await stars.getByRole("radio", { name: "1 of 5" }).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
  await expect(stars.getByRole("radio", { name: "4 of 5" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Runs small" }).check();
  await dialog.getByRole("textbox", { name: /^Title/ }).fill("Good");
  await dialog.getByRole("textbox", { name: /^Your review/ }).fill("Too short");
  await dialog.getByRole("button", { name: "Send the review" }).click();
  await expect(dialog.getByText("Write at least 10 characters, or none.")).toBeVisible();
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "Write a review" }).click();
  await expect(stars.getByRole("radio", { name: "4 of 5" }), "what was typed is still there").toBeChecked();
  await expect(dialog.getByRole("textbox", { name: /^Your review/ })).toHaveValue("Too short");
  await dialog.getByRole("textbox", { name: /^Your review/ }).fill("Soft cloth, nice colour.\nTakes a size up.");
  await dialog.getByRole("button", { name: "Send the review" }).click();
  await expect(dialog).toBeHidden();

  const own = section.getByRole("region", { name: /^Your review of/ });
  await expect(own.getByText("Takes a size up.")).toBeVisible();
  await expect(section.getByRole("list", { name: "Ratings by stars" }).getByRole("listitem").nth(1)).toHaveText(
    "4 stars1",
  );
  await expect(section.getByText("You have reviewed this product.")).toBeVisible();
  await expectAccessible(page);

  await own.getByRole("button", { name: "Change" }).click();
  const change = page.getByRole("dialog", { name: "Change your review" });
  await expect(change.getByRole("radio", { name: "4 of 5" })).toBeChecked();
  const picture = { name: "p.png", mimeType: "image/png", buffer: pixel };
  const { release } = await hold(page, "**/api/shop/review/upload_image");
  await change.getByLabel(/^Pictures/).setInputFiles(picture);
  await expect(change.getByRole("button", { name: "Save the change" })).toBeDisabled();
  await change.getByRole("radio", { name: "2 of 5" }).check();
  release();
  await expect(change.getByRole("img", { name: "1 of 1" })).toBeVisible();
  await expect(change.getByRole("radio", { name: "2 of 5" }), "chosen during the upload").toBeChecked();
  await change.getByRole("button", { name: "Save the change" }).click();
  await expect(change).toBeHidden();
  await expect(own.getByText("Only you see this")).toBeVisible();
  await expect(section.getByText("No ratings yet.")).toBeVisible();
  await expect(own.getByText(/^Changed on \d+\s\w{3}\s\d{4}$/)).toBeVisible();
  await own.locator("summary").click();
  await expect(own.getByRole("list").getByText("Takes a size up.")).toBeVisible();

  await own.getByRole("button", { name: "Delete" }).click();
  await own.getByRole("button", { name: "Change" }).focus();
  await own.getByRole("button", { name: "Delete" }).click();
  await own.getByRole("button", { name: "Press again to delete it" }).click();
  await expect(own).toBeHidden();
  await expect(section.getByRole("button", { name: "Write a review" })).toBeVisible();
  expect((await mine(shopper, productId)).reviews).toEqual([]);
});

test("a guest reads reviews in every order, by stars, page by page, and pictures large", { tag: "@phone" }, async ({
  page,
  people,
  admin,
  database,
}) => {
  const productId = await newProduct(database, { size: [] });
  const writer = await people.shopper();
  await deliver(database, writer.id, [productId]);
  const images = [await uploadedFor(writer), await uploadedFor(writer)];
  const { _id } = await saved(writer, productId, { rating: 1, title: "Title 0", images });
  await good(await decide(admin, _id, { status: "Published", reply: "Thank you, we look into it." }));
  for (let at = 1; at < 12; at++) {
    const title = `Title ${at}`;
    await insertReview(database, productId, { rating: 1 + (at % 5), title, at: new Date(Date.now() + at) });
  }
  const counts = { count: 11, sum: 34, stars1: 2, stars2: 3, stars3: 2, stars4: 2, stars5: 2 };
  const $inc = Object.fromEntries(Object.entries(counts).map(([name, by]) => [`ratings.${name}`, by]));
  await database.collection("products").updateOne({ _id: new ObjectId(productId) }, { $inc });
  await page.goto(`/shop/product/${productId}`);
  const section = page.getByRole("region", { name: "Reviews" });
  await expect(section.getByText("12 ratings")).toBeVisible();
  await section.scrollIntoViewIfNeeded();
  const titles = section.getByText(/^Title \d+$/);
  await expect(titles).toHaveCount(10);
  await expect(titles.first()).toHaveText("Title 11");
  const more = section.getByRole("button", { name: "Show more reviews" });
  const secondPage = /\/review\/get\/.*page=2/;
  await hold(page, secondPage, 422).then(({ release }) => release());
  await more.click();
  const again = section.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(secondPage);
  const { release } = await hold(page, /\/review\/get\//);
  await again.click();
  await expect(again).toHaveAttribute("aria-busy", "true");
  release();
  await expect(again).toBeHidden();
  await more.click();
  await expect(titles).toHaveCount(12);
  await expect(section.getByText("Thank you, we look into it.")).toBeVisible();
  await section.getByRole("combobox", { name: "Sort by" }).selectOption("Lowest rating");
  await expect(titles.first()).toHaveText("Title 10");
  await section.getByRole("combobox", { name: "Stars" }).selectOption("1 star");
  await expect(titles).toHaveText(["Title 10", "Title 5", "Title 0"]);
  await expectAccessible(page);

  await section.getByRole("button", { name: /^Enlarge picture 2 of 2/ }).click();
  const large = page.getByRole("dialog", { name: /by Test, picture 2 of 2/ });
  await expect(large).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(section.getByRole("button", { name: /^Enlarge picture 2 of 2/ })).toBeFocused();

  await section
    .getByRole("button", { name: /^Helpful/ })
    .first()
    .click();
  await expect(page.getByText("Login to vote")).toBeVisible();
  await section.getByRole("button", { name: "Write a review" }).click();
  await expect(page.getByText("Login to write a review")).toBeVisible();
});

test("a shopper votes for a review, reports one, and reads which size of the kind was kept", async ({
  page,
  people,
  shopper,
  admin,
  openAs,
  database,
}) => {
  const [productId, bought] = [await newProduct(database), await newProduct(database)];
  const ids = { _id: { $in: [productId, bought].map((id) => new ObjectId(id)) } };
  await database.collection("products").updateMany(ids, { $set: { kind: "shirts" } });
  await deliver(database, shopper.id, [bought], { size: "l" });
  const writer = await people.shopper();
  await deliver(database, writer.id, [productId]);
  const { _id } = await saved(writer, productId, { text: "Somebody has to say it" });
  await openAs(shopper);
  await page.goto(`/shop/product/${productId}`);
  await expect(page.getByText("You kept L in Zara shirts")).toBeVisible();
  const forAll = await (await shopper.request.get(`/shop/product/${productId}`)).text();
  expect(forAll, "nobody else reads it").not.toContain("You kept");
  const section = page.getByRole("region", { name: "Reviews" });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText("You can review this product once it was delivered to you.")).toBeVisible();
  const vote = section.getByRole("button", { name: /^Helpful/ });
  await vote.click();
  await expect(vote).toHaveText(/^Helpful \(1\)/);
  await expect(vote).toHaveAttribute("aria-pressed", "true");
  await vote.click();
  await expect(vote).toHaveText(/^Helpful \(0\)/);
  await section.getByRole("button", { name: /^Report/ }).click();
  const dialog = page.getByRole("dialog", { name: "Report this review" });
  await dialog.getByRole("radio", { name: "Not about this product" }).check();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog).toBeHidden();
  const { reviews } = await good(await admin.request.get(`/api/admin/reviews/get?q=${_id}`));
  expect(reviews[0].reports).toMatchObject([{ why: "Not about this product" }]);
});

test("a product's page and cards follow its reviews, without scripts too", async ({
  page,
  people,
  admin,
  database,
  baseURL,
}) => {
  const title = `Testpiece Rated ${admin.id}`;
  const { _id: productId } = await addListed(admin, { title });
  const text = async () => (await fetch(`${baseURL}/shop/product/${productId}`)).text();
  try {
    expect(await text()).not.toContain("AggregateRating");
    const writers = await Promise.all(Array.from({ length: 5 }, () => people.shopper()));
    for (const { id } of writers) await deliver(database, id, [productId], { size: "m" });
    for (const [at, writer] of writers.entries()) {
      await saved(writer, productId, { rating: 4, fit: "small", text: `This is the review number ${at}` });
      expect(await text()).toContain(`This is the review number ${at}`);
    }
    await page.goto(`/shop/product/${productId}`);
    await page.getByRole("link", { name: "Rated 4.0 (5)" }).click();
    await expect(page.getByRole("heading", { name: "Reviews", exact: true })).toBeInViewport();
    expect(await text()).toContain("Runs small: most buyers suggest one size up");
    expect(await text()).toContain('"ratingValue":4,"ratingCount":5');
    const [first] = (await reviewsOf(admin.request, productId, "sortBy=newest")).reviews;
    await good(await decide(admin, first._id, { status: "Hidden", why: "Personal data" }));
    expect(await text(), "hidden, and its rating counts").not.toContain(first.text);
    expect(await text()).toContain('"ratingValue":4,"ratingCount":5');
    const list = async (query: string) =>
      (await good(await admin.request.get(`/api/shop/products/get?category=footwear&brand=adidas&${query}`))).data.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await list("rating=4")).toContain(productId);
    expect((await list("sortBy=rating")).slice(0, 8)).toContain(productId);
    await page.goto("/shop/listing?category=footwear&brand=adidas&sortBy=rating");
    await settle(page);
    await expect(page.getByRole("article", { name: title }).getByText("4.0")).toBeVisible();
    await expect(page.getByRole("article", { name: title }).getByText("(5)")).toBeVisible();
    await page.getByRole("button", { name: /^Sort by/ }).click();
    await expect(page.getByRole("menuitemradio", { name: "Customer Rating" })).toBeChecked();
  } finally {
    await deleteProduct(admin, productId);
  }
});

test("the account lists what waits for a review and what was said of it", { tag: "@phone" }, async ({
  page,
  shopper,
  admin,
  openAs,
  database,
}) => {
  await openAs(shopper);
  const [one, two] = [await newProduct(database), await newProduct(database)];
  const orderId = await deliver(database, shopper.id, [one, two], { size: "m" });
  await page.goto(`/shop/account/orders/${orderId}`);
  await page.getByRole("link", { name: "Review what you bought" }).click();
  await expect(page).toHaveURL("/shop/account?tab=reviews");
  const waiting = page.getByRole("region", { name: "Waiting for your review" });
  await expect(waiting.getByRole("listitem")).toHaveCount(2);
  await waiting
    .getByRole("button", { name: /^Write a review/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Write a review" });
  await dialog.getByRole("radio", { name: "5 of 5" }).check();
  await dialog.getByRole("textbox", { name: /^Your review/ }).fill("Ask me at www.asha.example for more");
  await expectAccessible(page, '[role="dialog"]');
  const title = dialog.getByRole("textbox", { name: /^Title/ });
  const own = page.getByRole("region", { name: /^Your review of/ });

  await test.step("a failure is shown in the form, with what was typed meanwhile", async () => {
    const sending = await hold(page, "**/api/shop/review/save", 422);
    await hold(page, "**/api/shop/review/mine", 422).then(({ release }) => release());
    const listed = page.waitForResponse("**/api/shop/review/mine");
    await dialog.getByRole("button", { name: "Send the review" }).click();
    await expect.poll(sending.count).toBe(1);
    await title.fill("While it fails");
    sending.release();
    await expect(dialog.getByRole("alert")).toHaveText("Refused");
    await (await listed).finished();
    await expect(page.getByText("We couldn't load your reviews.")).toBeHidden();
    await expect(title).toHaveValue("While it fails");
    await page.unrouteAll();
  });

  await test.step("what is typed while it is saved waits for the next change", async () => {
    const sending = await hold(page, "**/api/shop/review/save");
    await dialog.getByRole("button", { name: "Send the review" }).click();
    await expect.poll(sending.count).toBe(1);
    await title.fill("While it is saved");
    sending.release();
    await expect(toast(page, "What you typed since then waits under Change.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(waiting.getByRole("listitem")).toHaveCount(1);
    await expect(own.getByText("While it fails")).toBeVisible();
    await own.getByRole("button", { name: "Change" }).click();
    const change = page.getByRole("dialog", { name: "Change your review" });
    await expect(change.getByRole("textbox", { name: /^Title/ })).toHaveValue("While it is saved");
    await page.keyboard.press("Escape");
    await expect(change).toBeHidden();
  });
  await expect(own.getByText("Only you see this: somebody from the shop reads it first.")).toBeVisible();
  await expectAccessible(page);
  const [review] = (await mine(shopper)).reviews;
  await good(await decide(admin, review._id, { status: "Hidden", why: "Advertising or link" }));
  await page.reload();
  await expect(own.getByText("Hidden by the shop: Advertising or link.")).toBeVisible();
});

test("how reviews work is a help page, with how many are hidden", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/shop/help");
  await page.getByRole("main").getByRole("link", { name: "Reviews" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How reviews work here" })).toBeVisible();
  await expect(page.getByText("Nobody is paid for a review")).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
  await expectAccessible(page);
});
