import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";

test("the log is opened from the dashboard, searched, and shows values before and after a change", async ({
  page,
  admin,
  shopper,
  people,
  openAs,
}) => {
  await people.confirmEmail(shopper);
  await good(
    await admin.request.post("/api/admin/people/grant", { data: { email: shopper.email, password: admin.password } }),
  );
  await good(
    await admin.request.post("/api/admin/people/revoke", { data: { userId: shopper.id, password: admin.password } }),
  );
  await openAs(admin);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Log", exact: true }).click();
  await page.getByRole("searchbox").fill(shopper.email);
  await expect(
    page.getByRole("listitem").filter({ hasText: `Granted admin access to ${shopper.email}` }),
  ).toBeVisible();
  const entry = page.getByRole("listitem").filter({ hasText: `Removed admin access of ${shopper.email}` });
  await expect(entry).toContainText(admin.email);
  await entry.getByText("1 field, before and after").click();
  await expect(entry).toContainText("admin → became user");
  await page.getByLabel("About").selectOption("Orders");
  await expect(page.getByRole("heading", { name: "No entry matches" })).toBeVisible();
});

test("the log ignores an unknown kind, a page past the end and a search that is too long", async ({
  page,
  admin,
  shopper,
  people,
  openAs,
}) => {
  await people.confirmEmail(shopper);
  await good(
    await admin.request.post("/api/admin/people/grant", { data: { email: shopper.email, password: admin.password } }),
  );
  await openAs(admin);
  await page.goto(`/admin/log?q=${shopper.email}&kind=foo&page=99`);
  await expect(
    page.getByRole("listitem").filter({ hasText: `Granted admin access to ${shopper.email}` }),
  ).toBeVisible();
  await expect(page.getByLabel("About")).toHaveValue("");
  await expect(page).not.toHaveURL(/page=/);
  await page.goto(`/admin/log?q=${"word".repeat(60)}`);
  await expect(page.getByRole("heading", { name: "No entry matches" })).toBeVisible();
});
