import { expect, test } from "../fixtures";
import { newPerson } from "../people";

test("a new shopper is shown each mistake at its field, signs up and signs in with the same email address", async ({
  page,
  shopper,
}) => {
  const { username, email, password } = newPerson();
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  const signUp = page.getByRole("button", { name: "Sign Up" });
  await page.goto("/auth/register");
  await signUp.click();
  for (const label of ["User Name", "Email", "Password"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("User Name")).toBeFocused();
  expect(calls, "empty fields need no call to the server").toEqual([]);

  await test.step("an email address in use shows a red message, and what was typed is still there", async () => {
    await page.getByLabel("User Name").fill(username);
    await page.getByLabel("Email").fill(shopper.email);
    await page.getByLabel("Password").fill(password);
    const refusal = page.waitForResponse("**/api/auth/register");
    await signUp.click();
    const { message, issues } = await (await refusal).json();
    expect(issues).toMatchObject([{ field: "email" }]);
    const toast = page.locator("[data-sonner-toast]", { hasText: message });
    await expect(toast).toHaveCSS("background-color", "rgb(210, 43, 43)");
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("User Name")).toHaveValue(username);
    await expect(page.getByLabel("Password")).toHaveValue(password);
  });

  await page.getByLabel("Email").fill(email);
  const answer = page.waitForResponse("**/api/auth/register");
  await signUp.click();
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
