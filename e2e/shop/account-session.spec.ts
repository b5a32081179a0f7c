import { good } from "../api/support/answers";
import { cookieOf } from "../api/support/cookies";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { seeded } from "./support/catalog";
import { hold } from "./support/hold";
import { stepButton, storeAddress, toast } from "./support/screens";
import { comeBack, endSessions, logIn, signInAgain } from "./support/sign-in";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("returning to a tab whose session has ended leads to signing in, but keeps what was typed and public pages", async ({
  page,
  context,
  shopper,
}) => {
  const [other, home] = [await context.newPage(), await context.newPage()];
  await page.goto("/shop/account");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Full Name").fill("Meera Krishnan");
  await other.goto("/shop/account?tab=orders");
  await home.goto("/shop/home");
  for (const tab of [other, home]) await expect(tab.getByRole("button", { name: /^Cart/ })).toBeVisible();
  // A call that is still in progress may take the cookie from all tabs.
  const cookie = await cookieOf(shopper);
  await endSessions(shopper);
  const opened = await page.request.get("/shop/checkout", { maxRedirects: 0, headers: { cookie } });
  expect(opened.headers().location, "a page that is opened now").toBe("/auth/login?ended=1&next=%2Fshop%2Fcheckout");

  // The session is asked for even where no other call is answered.
  const { release } = await hold(page, "**/api/shop/cart/get/**");
  await comeBack(page);
  await expect(page).toHaveURL("/auth/login?ended=1&next=%2Fshop%2Faccount");
  release();

  // Where nothing was pressed or typed, nothing is promised.
  // Its scripts may not have heard of the first return yet.
  await expect(async () => {
    await comeBack(other);
    await expect(other).toHaveURL("/auth/login?ended=1&next=%2Fshop%2Faccount%3Ftab%3Dorders", { timeout: 2_000 });
  }).toPass();
  await expect(other.getByText("Your session has expired. Sign in again to continue.", { exact: true })).toBeVisible();

  await comeBack(home);
  await expect(home.getByRole("button", { name: /^Cart/ })).toBeHidden();
  await expect(home).toHaveURL("/shop/home");

  await signInAgain(page, shopper);
  await expect(page).toHaveURL("/shop/account");
  await expect(page.getByLabel("Full Name")).toHaveValue("Meera Krishnan");
});

test("when the session cannot be checked, personal pages show what came with them, and an order says that it did not load", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  await fill(shopper, productId, 1, "m");
  const { orderId } = await orderCash(shopper);
  await fill(shopper, productId, 1, "m");
  const session = "**/api/auth/checkAuth";
  await page.clock.install();
  await page.route(session, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: "database_away", message: "Wait" } }),
  );
  for (const [path, shown] of [
    ["/shop/account?tab=orders", page.getByRole("button", { name: /^View Detail/ })],
    ["/shop/checkout", page.getByRole("list", { name: "Products in your cart" })],
  ] as const) {
    await page.goto(path);
    // A return that falls into a check that is in progress asks nothing.
    await expect(async () => {
      const asked = page.waitForResponse(session, { timeout: 2_000 });
      await comeBack(page);
      await asked;
    }).toPass();
    await expect(shown.filter({ visible: true })).toBeVisible();
  }
  await page.goto(`/shop/razorpayreturn?order=${orderId}`);
  // The check is repeated, after pauses of up to 4 s.
  await expect
    .poll(async () => {
      await page.clock.fastForward(4_000);
      return page.getByRole("heading", { name: "We couldn't load your order." }).isVisible();
    })
    .toBe(true);
  await page.unroute(session);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("when somebody else has signed in in another tab, the account page shows and saves their account", async ({
  page,
  shopper,
  people,
  openAs,
}) => {
  await page.goto("/shop/account");
  await expect(page.getByRole("heading", { name: shopper.username, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Full Name").fill("The first one");

  const other = await people.shopper();
  await openAs(other);
  await comeBack(page);
  await expect(page.getByRole("heading", { name: other.username, level: 1 })).toBeVisible();
  await expect(page.getByText(other.email).first()).toBeVisible();
  await expect(page.getByText(shopper.email)).toHaveCount(0);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await page.getByLabel("Full Name").fill("The second one");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Profile Updated")).toBeVisible();
  const nameOf = async (caller: typeof other) =>
    (await good(await caller.request.get(`/api/shop/profile/fetch/${caller.id}`))).data.fullname;
  expect(await nameOf(other)).toBe("The second one");
  expect(await nameOf(shopper)).toBe("");
});

test("whoever signs in next in a tab finds nothing of what somebody typed there, who finds it again later", async ({
  page,
  shopper,
  people,
  database,
}) => {
  const other = await people.shopper();
  for (const caller of [shopper, other]) {
    await fill(caller, await newProduct(database), 1, "m");
    await storeAddress(caller);
  }
  const gift = page.getByRole("checkbox", { name: "It's a gift" });
  await page.goto("/shop/checkout?step=address");
  await gift.check();
  await page.getByRole("textbox", { name: "Note" }).fill("Happy birthday, Meera!");
  for (const [leaving, next, isHers] of [
    [shopper, other, false],
    [other, shopper, true],
  ] as const) {
    await endSessions(leaving);
    await comeBack(page);
    await signInAgain(page, next);
    await expect(page).toHaveURL("/shop/checkout?step=address");
    await expect(page.getByText("12 Silver Oak Residency")).toBeVisible();
    await expect(gift).toBeChecked({ checked: isHers });
  }
});

test("a press that finds the session ended is done after signing in again", async ({ page, shopper }) => {
  const [listed] = await seeded(page.request, 1);
  const waits = page.getByText("Sign in again, and we finish what you started.");
  await page.goto(`/shop/product/${listed?._id}`);
  for (const [press, done] of [
    ["Wishlist", "wishlist"],
    ["Add to Cart", "cart"],
  ] as const) {
    await expect(page.getByRole("button", { name: /^Cart, / })).toBeVisible();
    // A call of the page itself that came after the sign-out would find the session ended before the press does.
    await page.waitForLoadState("networkidle");
    await page.request.post("/api/auth/logout", { data: { everywhere: true } });
    await stepButton(page, press).first().click();
    await expect(waits).toBeVisible();
    await signInAgain(page, shopper);
    await expect(page).toHaveURL(`/shop/product/${listed?._id}`);
    await expect(toast(page, new RegExp(`added to.*${done}`, "i"))).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
});

test("a browser that blocks cookies is told so instead of led in a circle", async ({ page, context, shopper }) => {
  await context.clearCookies();
  await page.route("**/api/auth/login", async (route) => {
    const response = await route.fetch();
    const { "set-cookie": _, ...headers } = response.headers();
    // The fetch has put the cookie into the browser, too; the page asks who is signed in as soon as it is answered.
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
  await page.goto("/auth/login?next=%2Fshop%2Faccount");
  await logIn(page, shopper);
  await expect(toast(page, "Your browser blocks cookies. Allow them for this site")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
});
