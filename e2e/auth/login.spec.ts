import { expectAccessible } from "../accessibility";
import { expect, test } from "../fixtures";
import { hold } from "../shop/support/hold";

const red = "rgb(210, 43, 43)";

test("the sign-in screen has its texts and no fault axe can find", async ({ page }) => {
  await page.goto("/auth/login");
  await expect(page.getByRole("heading", { name: "Sign in to your Account" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await expect(page.getByText("Don't have an account? Register")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/auth/register");
});

test("a shopper signs in, reads the server's message and lands in the shop", async ({ page, shopper }) => {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByLabel("Password").fill(shopper.password);
  const answer = page.waitForResponse("**/api/auth/login");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  const { message } = await (await answer).json();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page).toHaveURL("/shop/home");
  await expect(page.getByRole("button", { name: /^Cart/ })).toBeVisible();
});

test("an admin lands on the dashboard @desktop", async ({ page, admin }) => {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/dashboard");
});

test("a wrong password is said in red and white, and what was typed stays @desktop", async ({ page, shopper }) => {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByLabel("Password").fill("not her password");
  const answer = page.waitForResponse("**/api/auth/login");
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  const { success, message } = await (await answer).json();
  expect(success).toBe(false);
  const toast = page.locator("[data-sonner-toast]", { hasText: message });
  await expect(toast).toHaveCSS("background-color", red);
  await expect(toast).toHaveCSS("color", "rgb(255, 255, 255)");
  await expect(page.getByLabel("Email")).toHaveValue(shopper.email);
  await expect(page.getByLabel("Password")).toHaveValue("not her password");
  await expect(page).toHaveURL("/auth/login");
});

test("a password can be shown while it is typed, and is hidden again when it is sent", async ({ page, shopper }) => {
  await page.goto("/auth/login");
  const password = page.getByLabel("Password");
  const toggle = page.getByRole("button", { name: "Show password" });
  await page.getByLabel("Email").fill(shopper.email);
  await password.fill("not her password");
  await expect(password).toHaveAttribute("type", "password");
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("not her password");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a field is checked on leaving it, then as one types", async ({ page }) => {
  await page.goto("/auth/login");
  const email = page.getByLabel("Email");
  await email.fill("meera@example");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await email.blur();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription("Must be an email address, like name@example.in.");
  await expectAccessible(page);
  await email.fill("meera@example.in");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
});

test("whoever was on the way somewhere arrives there, but never outside the shop @desktop", async ({
  page,
  shopper,
  people,
}) => {
  const second = await people.shopper();
  for (const [person, next, arrival] of [
    [shopper, "/shop/account?tab=orders", "/shop/account?tab=orders"],
    [second, "//evil.example/", "/shop/home"],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/auth/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Log In", exact: true }).click();
    await expect(page).toHaveURL(arrival);
  }
});

test("who is signed in is sent on from the auth pages @desktop", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  for (const path of ["/auth/login", "/auth/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/shop/home");
  }
});

test("a session that was ended elsewhere leads to the login, not in a circle @desktop", async ({
  page,
  shopper,
  openAs,
}) => {
  await openAs(shopper);
  await page.goto("/nowhere");
  await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
  await shopper.request.post("/api/auth/logout", { data: { everywhere: true } });
  await page.goto("/shop/account");
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole("heading", { name: "Sign in to your Account" })).toBeVisible();
});

test("before the scripts are there nothing can be sent, so that no password gets into an address @desktop", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/auth/login", "/auth/register"]) {
    await page.goto(path);
    await page.getByLabel("Email").fill("meera@shopper.example");
    await page.getByLabel("Password").fill("a password for tests");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("button")).toBeDisabled();
    await expect(page).toHaveURL(path);
  }
  await context.close();
});

test("what is typed before the scripts are there stays, and is sent @phone", async ({ page, shopper }) => {
  const { release } = await hold(page, "**/_next/static/**/*.js*");
  await page.goto("/auth/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByLabel("Password").pressSequentially(shopper.password);
  release();
  const button = page.getByRole("button", { name: "Log In", exact: true });
  await expect(button).toBeEnabled();
  await expect(page.getByLabel("Email")).toHaveValue(shopper.email);
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/home");
});
