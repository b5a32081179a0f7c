import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { logIn } from "../shop/support/sign-in";

const pages = [
  { path: "/admin/dashboard", heading: "Dashboard" },
  { path: "/admin/products", heading: "Products" },
  { path: "/admin/orders", heading: "All Orders" },
  { path: "/admin/features", heading: "Features" },
  { path: "/admin/people", heading: "People" },
  { path: "/admin/log", heading: "Log" },
];

for (const { path, heading } of pages) {
  test(`${path} is for admins only @desktop`, async ({ page, shopper, openAs }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login/);
    await openAs(shopper);
    await page.goto(path);
    await expect(page).toHaveURL(/\/unauth-page$/);
    await expect(page.getByText("UnAuth", { exact: true })).toBeVisible();
  });

  test(`${path} can be read by everybody who is one`, async ({ page, admin, openAs }) => {
    await openAs(admin);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test("a session that ended elsewhere leads to signing in, and then back @desktop", async ({
  page,
  people,
  admin,
  openAs,
}) => {
  await openAs(admin);
  const elsewhere = await people.guest();
  await elsewhere.post("/api/auth/login", { data: { email: admin.email, password: admin.password } });
  await elsewhere.post("/api/auth/logout", { data: { everywhere: true } });
  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/auth\/login\?ended=1/);
  await logIn(page, admin);
  await expect(page).toHaveURL("/admin/orders");
});

test("an admin who lost the role gets no page, whatever the cookie says @desktop", async ({
  page,
  admin,
  openAs,
  database,
}) => {
  await openAs(admin);
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { name: "All Orders" })).toBeVisible();
  // A page that is open would leave by itself with its next question.
  await page.goto("about:blank");
  await database.collection("users").updateOne({ email: admin.email }, { $set: { role: "user" } });
  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/unauth-page$/);
});

test("an admin who loses the role while looking leaves with the next question @desktop", async ({
  page,
  people,
  admin,
  openAs,
}) => {
  await openAs(admin);
  await page.goto("/admin/orders");
  const status = page.getByLabel("Order Status");
  await expect(status).toBeVisible();
  const other = await people.admin();
  await good(
    await other.request.post("/api/admin/people/revoke", { data: { userId: admin.id, password: other.password } }),
  );
  await status.selectOption("Shipped");
  await expect(page).toHaveURL(/\/unauth-page$/);
});

test("an admin who loses the role while writing leaves with the change that is refused @desktop", async ({
  page,
  people,
  admin,
  shopper,
  openAs,
}) => {
  await openAs(admin);
  await page.goto("/admin/people");
  await page.getByLabel("Email").fill(shopper.email);
  const other = await people.admin();
  await good(
    await other.request.post("/api/admin/people/revoke", { data: { userId: admin.id, password: other.password } }),
  );
  await page.getByRole("button", { name: "Make an admin" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(admin.password);
  await dialog.getByRole("button", { name: "Make an admin" }).click();
  await expect(page).toHaveURL(/\/unauth-page$/);
});

test("an address under /admin that does not exist shows the not-found screen @desktop", async ({
  page,
  admin,
  openAs,
}) => {
  const guest = await page.goto("/admin/xyz");
  expect(guest?.status()).toBe(404);
  await openAs(admin);
  const answer = await page.goto("/admin/xyz");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page doesn't exist." })).toBeVisible();
});
