import { shortNumber } from "@/lib/order/short-number";
import { buildWorld } from "../api/support/build-world";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { insertReview } from "../api/support/reviews";
import { expect, test } from "../fixtures";

test("the HTML of the lists holds what they show, for admins alone", async ({ admin, shopper, people, database }) => {
  const title = `Kurta of ${shopper.username}`;
  await fill(shopper, await newProduct(database, { title }), 1, "m");
  const { orderId } = await orderCash(shopper);
  const { email, deliveredOrderId, grievanceId, boughtId } = await buildWorld(await people.shopper(), database);
  const review = { title: `Fits ${shopper.username}`, searchWords: shopper.username.toLowerCase().split(" ") };
  await insertReview(database, boughtId, review);
  const guest = await people.guest();
  for (const [path, text] of [
    [`/admin/orders?q=${orderId}`, shopper.username],
    [`/admin/products?q=${encodeURIComponent(title)}`, title],
    [`/admin/returns?q=${email}`, `Order ${shortNumber(deliveredOrderId)}`],
    [`/admin/reviews?q=${shopper.username}`, review.title],
    [`/admin/grievances?q=${email}`, `G0001-${grievanceId}`],
  ] as const) {
    const answer = await admin.request.get(path);
    expect(answer.headers()["cache-control"]).toMatch(/private.*no-store/);
    const html = await answer.text();
    expect(html.replace(/<script\b.*?<\/script>/gs, ""), path).toContain(text);
    expect(await (await shopper.request.get(path)).text(), path).not.toContain(text);
    expect(await (await guest.get(path)).text(), path).not.toContain(text);
  }
});
