import { shortNumber } from "@/lib/order/short-number";
import { good } from "../api/support/answers";
import { buildWorld } from "../api/support/build-world";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { mailTo } from "../api/support/mailbox";
import { insertReview } from "../api/support/reviews";
import { expect, test } from "../fixtures";
import { loaded } from "../shop/support/loaded";

test("the HTML of the admin area holds what its pages show, for admins alone", async ({
  admin,
  shopper,
  people,
  database,
}) => {
  const title = `Kurta of ${shopper.username}`;
  await fill(shopper, await newProduct(database, { title }), 1, "m");
  const { orderId } = await orderCash(shopper);
  await mailTo(shopper.email, /^Order .* placed/);
  const shipped = { orderId, orderStatus: "Shipped" };
  await good(await admin.request.post("/api/admin/orders/updateStatus", { data: shipped }));
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
    [`/admin/log?q=${orderId}&kind=order`, `Set order ${shortNumber(orderId)} to Shipped`],
    ["/admin/messages?state=sent", " · Sent "],
    ["/admin/people", "Remove admin access"],
    ["/admin/security", "Signing in requires only your password."],
    ["/admin/settings", "Save settings"],
    ["/admin/settings/help", "Save page"],
    ["/admin/catalogue?tab=brands", "brands of up to"],
  ] as const) {
    const answer = await admin.request.get(path);
    expect(answer.headers()["cache-control"]).toMatch(/private.*no-store/);
    const html = await answer.text();
    expect(html.replace(/<script\b.*?<\/script>|<!-- -->/gs, ""), path).toContain(text);
    expect(await (await shopper.request.get(path)).text(), path).not.toContain(text);
    expect(await (await guest.get(path)).text(), path).not.toContain(text);
  }
});

test("no page of the admin area asks for what came with it", async ({ page, admin, openAs }) => {
  test.slow();
  await openAs(admin);
  for (const path of [
    "/admin/orders",
    "/admin/products",
    "/admin/returns",
    "/admin/reviews",
    "/admin/grievances",
    "/admin/log",
    // Mails that are on their way are asked for again.
    "/admin/messages?state=failed",
    "/admin/people",
    "/admin/security",
    "/admin/settings",
    "/admin/settings/help",
    "/admin/catalogue",
  ]) {
    expect(await loaded(page, path), path).toEqual([]);
  }
});
