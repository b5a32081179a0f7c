import { expectAccessible } from "../accessibility";
import { newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { newPerson } from "../people";
import { settle } from "../shop/support/catalog";
import { stepButton } from "../shop/support/screens";
import { signUpAndIn } from "../shop/support/sign-in";

test("the sign-up screen has its texts and no fault axe can find", async ({ page }) => {
  await page.goto("/auth/register");
  await expect(page.getByRole("heading", { name: "Create New Account" })).toBeVisible();
  await expect(page.getByLabel("User Name")).toBeVisible();
  await expect(page.getByText("Already have an account? Login")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/auth/login");
});

test("a new shopper signs up, reads the server's message and signs in with the address typed before", async ({
  page,
}) => {
  const { username, email, password } = newPerson();
  await page.goto("/auth/register");
  await page.getByLabel("User Name").fill(username);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  const answer = page.waitForResponse("**/api/auth/register");
  await page.getByRole("button", { name: "Sign Up" }).click();
  const { message } = await (await answer).json();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page).toHaveURL("/auth/login");
  expect(await page.context().cookies()).toEqual([]);
  // Only the password is left to type.
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop/home");
  expect(await page.evaluate((typed) => JSON.stringify({ ...sessionStorage }).includes(typed), email)).toBe(false);
});

test("whoever wanted to buy signs up, signs in and is at the checkout with the product @desktop", async ({
  page,
  database,
}) => {
  const path = `/shop/product/${await newProduct(database)}`;
  await page.goto(path);
  await settle(page);
  await stepButton(page, "Buy Now").click();
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(`/auth/register?next=${encodeURIComponent(path)}`);
  await signUpAndIn(page, newPerson());
  await expect(page).toHaveURL("/shop/checkout");
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
});

test("a taken address is said in red and at its field, and what was typed stays @desktop", async ({
  page,
  shopper,
}) => {
  const { username, password } = newPerson();
  await page.goto("/auth/register");
  await page.getByLabel("User Name").fill(username);
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByLabel("Password").fill(password);
  const answer = page.waitForResponse("**/api/auth/register");
  await page.getByRole("button", { name: "Sign Up" }).click();
  const { message, issues } = await (await answer).json();
  expect(issues).toMatchObject([{ field: "email" }]);
  await expect(page.locator("[data-sonner-toast]", { hasText: message })).toHaveCSS(
    "background-color",
    "rgb(210, 43, 43)",
  );
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("User Name")).toHaveValue(username);
  await expect(page.getByLabel("Password")).toHaveValue(password);
});

test("what is missing is said at each field without asking the server @desktop", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await page.goto("/auth/register");
  await page.getByRole("button", { name: "Sign Up" }).click();
  for (const label of ["User Name", "Email", "Password"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("User Name")).toBeFocused();
  expect(calls).toEqual([]);
});
