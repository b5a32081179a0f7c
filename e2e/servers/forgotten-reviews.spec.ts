import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ObjectId } from "mongodb";
import { good } from "../api/support/answers";
import { newProduct } from "../api/support/goods";
import { decide, deliver, expectSound, mine, reviewsOf, saved, uploadedFor } from "../api/support/reviews";
import { expect, test } from "../fixtures";

const run = promisify(execFile);

test("the reviews of a deleted account stay, by nobody and without pictures; votes and reports count on", async ({
  people,
  shopper,
  admin,
  database,
}) => {
  const [one, two, three] = [await newProduct(database), await newProduct(database), await newProduct(database)];
  const other = await people.shopper();
  await deliver(database, shopper.id, [one, two]);
  await deliver(database, other.id, [three]);
  const image = await uploadedFor(shopper);
  const pictured = await saved(shopper, one, { rating: 4, text: "A picture says it all", images: [image] });
  await good(await decide(admin, pictured._id, { status: "Published" }));
  const hidden = await saved(shopper, two, { rating: 1 });
  await good(await decide(admin, hidden._id, { status: "Hidden", why: "Insult or hate" }));
  await good(await shopper.request.delete(`/api/shop/review/delete/${two}`));
  const { _id: reviewId } = await saved(other, three);
  await good(await shopper.request.post("/api/shop/review/helpful", { data: { reviewId, helpful: true } }));
  await good(await shopper.request.post("/api/shop/review/report", { data: { reviewId, why: "Spam" } }));

  const script = ["e2e/servers/support/forget-reviews.ts", String(process.env.MONGODB_URI), shopper.id];
  await run(process.execPath, ["--conditions=react-server", "--import", "tsx", ...script]);

  expect((await reviewsOf(other.request, one)).reviews).toMatchObject([
    { _id: pictured._id, name: "Former shopper", rating: 4, text: "A picture says it all", images: [] },
  ]);
  expect(await mine(shopper)).toMatchObject({ reviews: [] });
  expect(await database.collection("uploads").findOne({ url: image })).toMatchObject({ references: 0 });
  const userId = new ObjectId(shopper.id);
  for (const name of ["reviews", "reviewvotes", "reviewreports"]) {
    expect(await database.collection(name).countDocuments({ userId }), name).toBe(0);
  }
  const stored = await database.collection("reviews").findOne({ _id: new ObjectId(pictured._id) });
  expect(JSON.stringify(stored)).not.toContain(shopper.id);
  expect((await reviewsOf(other.request, three)).reviews[0].helpful).toBe(1);
  await good(await decide(admin, reviewId, { status: "Published" }));
  for (const id of [one, two, three]) await expectSound(database, id);
});
