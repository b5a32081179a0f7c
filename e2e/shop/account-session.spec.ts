import { good } from "../api/support/answers";
import { fill, newProduct, orderCash } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { seeded } from "./support/catalog";
import { stepButton, storeAddress, toast } from "./support/screens";
import { comeBack, endSessions, logIn, signInAgain } from "./support/sign-in";

test.beforeEach(async ({ shopper, openAs }) => {
  await openAs(shopper);
});

test("returning to a tab whose session has ended leads to signing in, and what was typed is kept", async ({
  page,
  shopper,
}) => {
  await page.goto("/shop/account");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Full Name").fill("Meera Krishnan");
  await endSessions(shopper);
  await comeBack(page);
  await signInAgain(page, shopper);
  await expect(page).toHaveURL("/shop/account");
  await expect(page.getByLabel("Full Name")).toHaveValue("Meera Krishnan");
});

test("returning to a tab whose session has ended leads to signing in before another call is answered", async ({
  page,
  shopper,
  database,
}) => {
  await fill(shopper, await newProduct(database), 1, "m");
  await page.goto("/shop/checkout");
  await expect(page.getByRole("list", { name: "Products in your cart" })).toBeVisible();
  // This call is answered after the page has left.
  await page.route("**/api/shop/cart/get/**", () => undefined);
  await endSessions(shopper);
  await comeBack(page);
  await expect(page).toHaveURL(/\/auth\/login\?ended=1&next=%2Fshop%2Fcheckout/);
});

test("a logout in another tab leads from every personal page to signing in", async ({ page, context, shopper }) => {
  const paths = ["/shop/account?tab=orders", "/shop/wishlist", "/shop/wallet", "/shop/giftcard"];
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(paths[index] ?? "");
    await expect(tab.getByRole("button", { name: /^Cart/ })).toBeVisible();
  }
  await endSessions(shopper);
  await context.clearCookies();
  for (const [index, tab] of tabs.entries()) {
    await comeBack(tab);
    await expect(tab).toHaveURL(`/auth/login?ended=1&next=${encodeURIComponent(paths[index] ?? "")}`);
  }
});

test("a logout in another tab keeps a public page open", async ({ page, shopper }) => {
  await page.goto("/shop/home");
  await expect(page.getByRole("button", { name: /^Cart/ })).toBeVisible();
  await endSessions(shopper);
  await comeBack(page);
  await expect(page.getByRole("button", { name: /^Cart/ })).toBeHidden();
  await expect(page).toHaveURL("/shop/home");
});

test("when the session cannot be checked, personal pages show what came with them, and an order says that it did not load", async ({
  page,
  shopper,
  database,
}) => {
  const productId = await newProduct(database);
  const [listed] = await seeded(page.request, 1);
  await good(await shopper.request.post("/api/shop/wishlist/add", { data: { productId: listed?._id } }));
  await fill(shopper, productId, 1, "m");
  const { orderId } = await orderCash(shopper);
  await fill(shopper, productId, 1, "m");
  await storeAddress(shopper);
  const session = "**/api/auth/checkAuth";
  const list = (name: string) => page.getByRole("list", { name });
  await page.clock.install();
  await page.route(session, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: "database_away", message: "Wait" } }),
  );
  for (const [path, shown] of [
    ["/shop/account", page.getByRole("definition").first()],
    ["/shop/account?tab=orders", page.getByRole("button", { name: /^View Detail/ })],
    ["/shop/account?tab=address", page.getByText("12 Silver Oak Residency")],
    ["/shop/wishlist", page.getByRole("button", { name: "Move to cart" })],
    ["/shop/checkout", list("Products in your cart")],
  ] as const) {
    await page.goto(path);
    await comeBack(page);
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

test("when somebody else signs in in another tab, the account page shows and saves their account", async ({
  page,
  context,
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
  const tab = await context.newPage();
  await tab.goto("/shop/account");
  await expect(tab.getByRole("heading", { name: other.username, level: 1 })).toBeVisible();

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

test("Sign out everywhere asks first, then ends the session of every device", async ({ page, shopper, people }) => {
  const { email, password } = shopper;
  const elsewhere = await people.guest();
  await good(await elsewhere.post("/api/auth/login", { data: { email, password } }));
  await page.goto("/shop/account");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(question).toHaveAccessibleDescription("You will be signed out on all devices, including this one.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  const stillIn = await elsewhere.get("/api/auth/checkAuth");
  expect(await stillIn.json()).toMatchObject({ success: true });
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/auth/login");
  const ended = await elsewhere.get("/api/auth/checkAuth");
  expect(await ended.json()).toMatchObject({ success: false, user: null });
});

test("a press that finds the session ended is done after signing in again", async ({ page, shopper }) => {
  const [listed] = await seeded(page.request, 1);
  const waits = page.getByText("Sign in again, and we finish what you started.");
  for (const [press, done] of [
    ["Wishlist", "wishlist"],
    ["Add to Cart", "cart"],
  ] as const) {
    // A call of the page itself that came after the sign-out would find the session ended before the press does.
    await page.goto(`/shop/product/${listed?._id}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("button", { name: /^Cart, / })).toBeVisible();
    await page.request.post("/api/auth/logout", { data: { everywhere: true } });
    await stepButton(page, press).first().click();
    await expect(waits).toBeVisible();
    await signInAgain(page, shopper);
    await expect(page).toHaveURL(`/shop/product/${listed?._id}`);
    await expect(toast(page, new RegExp(`added to.*${done}`, "i"))).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();

  // Nothing was pressed or typed: nothing is promised.
  await page.goto("/shop/account");
  await expect(page.getByRole("heading", { name: shopper.username, level: 1 })).toBeVisible();
  await page.request.post("/api/auth/logout", { data: { everywhere: true } });
  await comeBack(page);
  await expect(page.getByText("Your session has expired. Sign in again to continue.", { exact: true })).toBeVisible();
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
