import { expect, test } from "../fixtures";
import { newPerson } from "../people";

test("a new shopper signs up, sees the server's message and signs in with the same email address", async ({ page }) => {
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

test("an email address in use shows a red message and an error at its field, and keeps what was typed", async ({
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

test("each empty field shows an error without a call to the server", async ({ page }) => {
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
