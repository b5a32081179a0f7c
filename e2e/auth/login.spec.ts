import { expect, test } from "../fixtures";
import { newPerson } from "../people";
import { hold } from "../shop/support/hold";
import { dropSession, endSessions, logIn } from "../shop/support/sign-in";

const red = "rgb(210, 43, 43)";

test("the sign-in and sign-up screens have their texts and lead to each other", async ({ page }) => {
  await page.goto("/auth/login");
  await expect(page.getByRole("heading", { name: "Sign in to your Account" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await expect(page.getByText("Don't have an account? Register")).toBeVisible();
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL("/auth/register");
  await expect(page.getByRole("heading", { name: "Create New Account" })).toBeVisible();
  await expect(page.getByLabel("User Name")).toBeVisible();
  await expect(page.getByText("Already have an account? Login")).toBeVisible();
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/auth/login");
});

test("a shopper corrects the email address and a wrong password, sees the server's message and is in the shop", async ({
  page,
  shopper,
}) => {
  await page.goto("/auth/login");
  const [email, password] = [page.getByLabel("Email"), page.getByLabel("Password")];
  const logInButton = page.getByRole("button", { name: "Log In", exact: true });
  const send = async () => {
    const answer = page.waitForResponse("**/api/auth/login");
    await logInButton.click();
    return (await answer).json();
  };

  await test.step("a field is validated when it is left, and then while typing", async () => {
    await email.fill("meera@example");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await email.blur();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription("Must be an email address, like name@example.in.");
    await email.fill(shopper.email);
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
  });

  await test.step("a password can be shown while it is typed", async () => {
    const toggle = page.getByRole("button", { name: "Show password" });
    await password.fill("not her password");
    await expect(password).toHaveAttribute("type", "password");
    await expect(toggle).toHaveAttribute("aria-pressed", "false");
    await toggle.click();
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("not her password");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("a wrong one shows a red message, is hidden again, and what was typed is still there", async () => {
    const { success, message } = await send();
    expect(success).toBe(false);
    await expect(password).toHaveAttribute("type", "password");
    const toast = page.locator("[data-sonner-toast]", { hasText: message });
    await expect(toast).toHaveCSS("background-color", red);
    await expect(toast).toHaveCSS("color", "rgb(255, 255, 255)");
    await expect(email).toHaveValue(shopper.email);
    await expect(password).toHaveValue("not her password");
    await expect(page).toHaveURL("/auth/login");
  });

  await password.fill(shopper.password);
  const { message } = await send();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page).toHaveURL("/shop/home");
  await expect(page.getByRole("button", { name: /^Cart/ })).toBeVisible();
});

test("Sign Up and Log In take no second press while the next page is slow to come", async ({ page }) => {
  const { username, email, password } = newPerson();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  for (const { path, call, fields, waiting, next } of [
    {
      path: "/auth/register",
      call: "/api/auth/register",
      fields: { "User Name": username, Email: email, Password: password },
      waiting: "Signing up…",
      next: "/auth/login",
    },
    {
      path: "/auth/login",
      call: "/api/auth/login",
      fields: { Email: email, Password: password },
      waiting: "Logging in…",
      next: "/shop/home",
    },
  ]) {
    const pages = await hold(page, /[?&]_rsc=/);
    await page.goto(path);
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
    const answer = page.waitForResponse(`**${call}`);
    await page.getByLabel("Password").press("Enter");
    const { message } = await (await answer).json();
    await expect(page.getByText(message)).toBeVisible();
    await page.getByLabel("Password").press("Enter");
    await expect(page.getByRole("button", { name: waiting })).toHaveAttribute("aria-busy", "true");
    expect(sent.filter((one) => one === call)).toHaveLength(1);
    await expect(page).toHaveURL(path);
    pages.release();
    await expect(page).toHaveURL(next);
  }
});

test("an admin who signs in is on the dashboard", async ({ page, admin }) => {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password").fill(admin.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/dashboard");
});

test("signing in leads to the page that was asked for, but never to another site", async ({ page, shopper }) => {
  for (const [next, arrival] of [
    ["/shop/account?tab=orders", "/shop/account?tab=orders"],
    ["//evil.example/", "/shop/home"],
  ] as const) {
    await dropSession(page);
    await page.goto(`/auth/login?next=${encodeURIComponent(next)}`);
    await logIn(page, shopper);
    await expect(page).toHaveURL(arrival);
  }
});

test("the auth pages redirect a signed-in shopper to the shop", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  for (const path of ["/auth/login", "/auth/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/shop/home");
  }
});

test("a session that was ended elsewhere leads to the sign-in screen", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await endSessions(shopper);
  await page.goto("/shop/account");
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole("heading", { name: "Sign in to your Account" })).toBeVisible();
});

test("without scripts the forms cannot be sent, so no password gets into an address", async ({ browser, baseURL }) => {
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

test("what is typed before the scripts have loaded stays and is sent", { tag: "@phone" }, async ({ page, shopper }) => {
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
