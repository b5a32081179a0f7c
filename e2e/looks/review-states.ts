import { type Db, ObjectId } from "mongodb";
import { newProduct } from "../api/support/goods";
import { deliver, insertReview } from "../api/support/reviews";
import { type Screen, type Visit, visit } from "./screens";

const day = (text: string) => new Date(`${text}T06:00:00Z`);

const said = [
  {
    name: "Meera",
    rating: 5,
    title: "Third one I bought",
    fit: "small",
    size: "m",
    sizeLabel: "M",
    helpful: 12,
    text: "Bought the first in March, now I have three. The collar has not gone wavy after fifteen washes.",
    at: day("2026-09-03"),
    changedAt: day("2026-10-11"),
    earlier: [{ rating: 4, title: "Good", text: "Good thickness, a little stiff on day one.", at: day("2026-09-03") }],
  },
  {
    name: "Imran",
    rating: 2,
    title: "Shrunk",
    fit: "small",
    size: "l",
    sizeLabel: "L",
    helpful: 4,
    text: "Went down almost a size after a warm wash.",
    at: day("2026-08-21"),
    reply: { text: "Sorry about that. The label now says it in larger letters.", at: day("2026-08-23") },
  },
  { name: "Kavita", rating: 4, fit: "true", size: "s", sizeLabel: "S", helpful: 1, at: day("2026-08-02") },
  { name: "Arjun", rating: 5, fit: "small", size: "m", sizeLabel: "M", at: day("2026-07-15") },
  { name: "Zoya", rating: 5, fit: "small", size: "xl", sizeLabel: "XL", at: day("2026-07-01") },
];

const title = "Testpiece Reviewed";

/** A product with five reviews, always the same. */
async function reviewed(database: Db): Promise<string> {
  const id = await newProduct(database);
  const ratings = { count: 5, sum: 21, stars1: 0, stars2: 1, stars3: 0, stars4: 1, stars5: 3 };
  const fit = { fitSmall: 4, fitTrue: 1, fitLarge: 0 };
  const fields = { title, titleKey: title.toLowerCase(), rating: 4.2, ratings: { ...ratings, ...fit } };
  await database.collection("products").updateOne({ _id: new ObjectId(id) }, { $set: fields });
  for (const review of said) await insertReview(database, id, review);
  return id;
}

async function openReviews({ page, database }: Visit): Promise<void> {
  await visit(page, `/shop/product/${await reviewed(database)}`);
  await page.getByText("cash possible").waitFor();
  const section = page.getByRole("region", { name: "Reviews" });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("combobox", { name: "Sort by" }).waitFor();
  await section.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
}

/** The reviews of a product, and the page about them. */
export const reviewStates: Screen[] = [
  { name: "reviews", open: openReviews },
  {
    name: "reviews-help",
    open: ({ page }) => visit(page, "/shop/help/reviews"),
    mask: ({ page }) => [page.locator("dl")],
  },
];

/** The reviews of a shopper. */
export const ownReviewStates: Screen[] = [
  {
    name: "review-form",
    by: "shopper",
    open: async ({ page, shopper, database }) => {
      const id = await reviewed(database);
      await deliver(database, shopper.id, [id], { size: "m" });
      await visit(page, "/shop/account?tab=reviews");
      await page.getByRole("button", { name: /^Write a review/ }).click();
      const dialog = page.getByRole("dialog", { name: "Write a review" });
      await dialog.getByRole("radio", { name: "4 of 5" }).check();
      await dialog.getByRole("radio", { name: "Runs small" }).check();
    },
  },
  {
    name: "own-reviews",
    by: "shopper",
    open: async ({ page, shopper, database }) => {
      const [written, waiting] = [await reviewed(database), await reviewed(database)];
      await deliver(database, shopper.id, [written, waiting], { size: "m" });
      const own = {
        userId: new ObjectId(shopper.id),
        name: "Meera",
        status: "Hidden",
        why: "Personal data",
        isHeld: true,
      };
      await insertReview(database, written, { ...said[0], ...own, wasPublished: false });
      await visit(page, "/shop/account?tab=reviews");
      await page.getByRole("region", { name: /^Your review of/ }).waitFor();
    },
  },
];

/** The reviews of the shop. */
export const shopReviewStates: Screen[] = [
  {
    name: "admin-reviews",
    by: "admin",
    open: async ({ page, database }) => {
      const id = await reviewed(database);
      const word = `looks${id}`;
      const all = { productId: new ObjectId(id) };
      await database.collection("reviews").updateMany(all, { $set: { searchWords: [word] } });
      const pending = { ...all, name: "Imran" };
      await database.collection("reviews").updateOne(pending, { $set: { status: "Pending", attention: 1 } });
      await page.goto(`/admin/reviews?q=${word}`);
      await page.getByRole("list", { name: "Reviews" }).waitFor();
      // Otherwise it is as wide as the numbers in it, which count the reviews of other tests too.
      await page.addStyleTag({ content: "main [role=status] { width: 18rem }" });
    },
    mask: ({ page, admin }) => [page.getByRole("status"), page.getByRole("searchbox"), page.getByText(admin.email)],
  },
];
