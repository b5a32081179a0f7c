import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { newProduct } from "../api/support/goods";
import { deliver, mine, reviewsOf, saved, uploadedFor } from "../api/support/reviews";
import { expect, test } from "../fixtures";

test.beforeEach(async ({ admin, openAs }) => openAs(admin));

test("an admin publishes, answers and hides reviews on the page Reviews", { tag: "@widths" }, async ({
  page,
  people,
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  const other = await people.shopper();
  for (const { id } of [shopper, other]) await deliver(database, id, [productId], { size: "m" });
  await saved(shopper, productId, { text: "See the picture of it", images: [await uploadedFor(shopper)] });
  const { _id } = await saved(other, productId, { rating: 1, text: "You are all crooks, the lot of you" });
  const report = { reviewId: _id, why: "Insult or hate" };
  await good(await shopper.request.post("/api/shop/review/report", { data: report }));

  await page.goto("/admin/dashboard");
  await page.getByRole("navigation", { name: "More" }).getByRole("link", { name: "Reviews" }).click();
  await page.getByRole("searchbox", { name: "Find reviews" }).fill(productId);
  await expect(page.getByRole("status").filter({ hasText: "2 reviews" })).toBeVisible();
  await expectAccessible(page);

  const pending = page.getByRole("listitem").filter({ hasText: "See the picture of it" }).last();
  await pending.getByRole("button", { name: "Publish" }).click();
  const answer = pending.getByRole("button", { name: "Answer" });
  await expect(answer).toBeVisible();
  await expect(pending.getByRole("button", { name: "Hide" }), "the first of the row at its place").toBeFocused();
  await answer.click();
  await pending.getByLabel("Answer of the shop").press("Escape");
  await expect(pending.getByLabel("Answer of the shop")).toBeHidden();
  await expect(answer).toBeFocused();
  await answer.click();
  await pending.getByLabel("Answer of the shop").fill("Thank you for the picture.");
  await page.reload();
  await pending.getByRole("button", { name: "Answer" }).click();
  await expect(pending.getByLabel("Answer of the shop")).toHaveValue("Thank you for the picture.");
  await pending.getByRole("button", { name: "Send the answer" }).click();
  await expect(pending.getByText("Thank you for the picture.", { exact: true })).toBeVisible();

  const reported = page.getByRole("listitem").filter({ hasText: "crooks" }).last();
  await expect(reported.getByText("Reported: Insult or hate (1)")).toBeVisible();
  await reported.getByRole("button", { name: "Hide" }).click();
  await expectAccessible(page);
  await reported.getByLabel("Reason").selectOption("Insult or hate");
  await reported.getByRole("button", { name: "Hide it" }).click();
  await expect(reported.getByText("Hidden: Insult or hate")).toBeVisible();
  await expect(page.locator("[data-row-actions] button:focus")).toBeVisible();
  expect((await mine(other)).reviews).toMatchObject([{ status: "Hidden", why: "Insult or hate" }]);
  const { reviews, summary } = await reviewsOf(shopper.request, productId);
  expect(reviews).toMatchObject([{ reply: { text: "Thank you for the picture." } }]);
  expect(summary.count).toBe(1);

  await page.getByLabel("Status").selectOption("Hidden");
  await expect(page.getByRole("list", { name: "Reviews" }).getByRole("listitem")).toHaveCount(1);
});
