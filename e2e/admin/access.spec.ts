import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { endSessions, logIn } from "../shop/support/sign-in";

const paths = [
  "dashboard",
  "products",
  "orders",
  "features",
  "people",
  "messages",
  "log",
  "security",
  "grievances",
].map((page) => `/admin/${page}`);

test("the admin pages redirect a guest to the sign-in screen and a shopper to one that says no", async ({
  page,
  people,
  shopper,
  openAs,
}) => {
  const guest = await people.guest();
  for (const path of paths) {
    expect((await guest.get(path)).url(), path).toContain("/auth/login");
    expect((await shopper.request.get(path)).url(), path).toMatch(/\/unauth-page$/);
  }
  const first = async (by: typeof guest, path: string) => (await by.get(path, { maxRedirects: 0 })).headers().location;
  expect(await first(guest, "/admin")).toBe("/auth/login?next=%2Fadmin");
  expect(await first(shopper.request, "/admin")).toBe("/unauth-page");
  for (const [path, page] of [
    ["/shop", "/shop/home"],
    ["/auth/", "/auth/login"],
  ] as const) {
    expect(await first(guest, path), path).toBe(page);
  }
  expect(await first(shopper.request, "/auth")).toBe("/shop/home");
  await openAs(shopper);
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/unauth-page$/);
  await expect(page.getByText("UnAuth", { exact: true })).toBeVisible();
});

test("an admin whose session ended elsewhere signs in and is back on the page", async ({ page, admin, openAs }) => {
  await openAs(admin);
  await endSessions(admin);
  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/auth\/login\?ended=1/);
  await logIn(page, admin);
  await expect(page).toHaveURL("/admin/orders");
});

test("an admin who lost the role gets no admin page, even with the old cookie", async ({
  page,
  admin,
  openAs,
  database,
}) => {
  await openAs(admin);
  const answer = await admin.request.get("/admin/orders");
  expect(answer.url()).toMatch(/\/admin\/orders$/);
  await database.collection("users").updateOne({ email: admin.email }, { $set: { role: "user" } });
  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/unauth-page$/);
});

test("a shopper who was granted the role is in the admin area with the next page, without signing in", async ({
  page,
  shopper,
  openAs,
  database,
}) => {
  await openAs(shopper);
  await database.collection("users").updateOne({ email: shopper.email }, { $set: { role: "admin" } });
  await page.goto("/admin/orders");
  await expect(page).toHaveURL("/admin/orders");
  await expect(page.getByRole("heading", { name: "All Orders" })).toBeVisible();
});

test("an admin who loses the role leaves the open page with its next call", async ({ page, people, admin, openAs }) => {
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

test("an admin who loses the role leaves the open page when a change is refused", async ({
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

test("an address under /admin that does not exist shows the not-found screen", async ({
  page,
  people,
  admin,
  openAs,
}) => {
  expect((await (await people.guest()).get("/admin/xyz")).status()).toBe(404);
  await openAs(admin);
  const answer = await page.goto("/admin/xyz");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page doesn't exist." })).toBeVisible();
});
