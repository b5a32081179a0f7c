import { bad, good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { anotherInstance } from "../own-server";
import { hold } from "../shop/support/hold";
import { inOwnShop, rules } from "./support/own-shops";

// What it changes stands on all pages.
inOwnShop(rules);

test("guests read every help page in the shop and by the API, and no other", async ({ page, request }) => {
  await page.goto("/shop/home");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(links).toHaveText([
    ...["Returns and exchange", "Delivery and fees", "Payments", "Sizes"],
    ...["Grievance", "Privacy", "Terms", "Accessibility", "Reviews", "Raise a grievance"],
  ]);
  for (const link of (await links.all()).slice(0, -2)) {
    const slug = (await link.getAttribute("href"))?.split("/").at(-1);
    const { page: help } = await good(await request.get(`/api/shop/help/get/${slug}`));
    expect(help).toMatchObject({ slug, title: await link.textContent(), at: null });
    const html = await (await request.get(`/shop/help/${slug}`)).text();
    expect(html).toContain("<h2>");
    expect(html, "nobody has changed it").not.toContain("Last changed on");
  }
  await links.filter({ hasText: "Delivery and fees" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Delivery and fees" })).toBeVisible();
  await expect(page.getByText("Platform fee: ₹350.00 for each order.")).toBeVisible();
  for (const slug of ["contact", "reviews", "constructor", "Returns"]) {
    await bad(await request.get(`/api/shop/help/get/${slug}`), 404, "not_found");
  }
  for (const slug of ["constructor", "Returns"]) {
    expect((await request.get(`/shop/help/${slug}`)).status()).toBe(404);
  }
});

test("an admin's text shows on all instances with its day, and every version can be restored", async ({
  admin,
  request,
}) => {
  const other = await anotherInstance();
  const list = async () => (await good(await admin.request.get("/api/admin/pages/get"))).pages;
  const before = (await list()).find(({ slug }: { slug: string }) => slug === "terms");
  const save = (text: string, seen: number) =>
    admin.request.put("/api/admin/pages/save", { data: { slug: "terms", text, seen } });
  await bad(await save(" ", before.version), 422, "invalid", "text");
  await bad(await save("x".repeat(20_001), before.version), 422, "invalid", "text");
  const shown = async (url = "") => (await request.get(`${url}/shop/help/terms`)).text();
  await shown(other.url);

  const text = "# Ours\n\nBack within {returnDays} days. <script>alert(1)</script>";
  const { page: saved } = await good(await save(text, before.version));
  expect(saved).toMatchObject({ version: before.version + 1, text, by: `${admin.username} (${admin.email})` });
  expect(await shown()).toContain("<h2>Ours</h2>");
  expect(await shown()).toContain("Last changed on");
  await expect.poll(() => shown(other.url)).toContain("Back within 7 days.");
  expect((await bad(await save("# Mine", before.version), 409, "stale")).page).toMatchObject({ text });

  // The settings fill it, and are no change of the page.
  const { version } = await good(await admin.request.get("/api/admin/settings/get"));
  const data = { settings: { returnDays: 30 }, seen: version };
  await good(await admin.request.put("/api/admin/settings/save", { data }));
  expect(await shown()).toContain("Back within 30 days.");
  const { page: filled } = await good(await request.get("/api/shop/help/get/terms"));
  expect(filled).toMatchObject({ at: saved.at, html: expect.not.stringContaining("<script") });
  await good(
    await admin.request.put("/api/admin/settings/save", { data: { settings: { returnDays: 7 }, seen: version + 1 } }),
  );

  const restore = (version: number, seen: number) =>
    admin.request.post("/api/admin/pages/restore", { data: { slug: "terms", version, seen } });
  await bad(await restore(99, saved.version), 404, "not_found");
  const { page: restored } = await good(await restore(before.version, saved.version));
  expect(restored).toMatchObject({ version: saved.version + 1, text: before.text });
  const { versions } = await good(await admin.request.get("/api/admin/pages/versions/terms?limit=3"));
  expect(versions.map((each: { text: string }) => each.text)).toEqual([before.text, text, before.text]);
  const { entries } = await good(await admin.request.get("/api/admin/log/get?kind=page&limit=1"));
  expect(entries[0]).toMatchObject({ targetId: "terms", before: { text }, after: { text: before.text } });
});

test("an admin edits a page with a preview", async ({ page, admin, openAs }) => {
  await openAs(admin);
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Help pages" }).click();
  await page.getByRole("tab", { name: "Sizes" }).click();
  const text = page.getByLabel("Text of Sizes");
  await text.fill("# Measure twice\n\nExchange within {returnDays} days.");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 2, name: "Measure twice" })).toBeVisible();
  await expect(preview).toContainText("Exchange within 7 days.");
  await page.getByRole("tab", { name: "Terms" }).click();
  await page.getByRole("tab", { name: "Sizes" }).click();
  await expect(text).toHaveValue(/Measure twice/);
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByText("Page saved.")).toBeVisible();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(text).toHaveValue(/Finding your size/);
});

test("the text of a page that is not saved outlives the page of the admin area", async ({ page, admin, openAs }) => {
  await openAs(admin);
  await page.goto("/admin/settings/help");
  const returns = page.getByLabel("Text of Returns and exchange");
  const before = await returns.inputValue();
  await returns.fill("# Not yet");
  await page.getByRole("link", { name: "Settings", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
  const { pages } = await good(await admin.request.get("/api/admin/pages/get"));
  const change = { slug: "returns", text: `${before}\n\nMore.`, seen: pages[0].version };
  const { page: theirs } = await good(await admin.request.put("/api/admin/pages/save", { data: change }));
  await page.goto("/admin/settings/help");
  await expect(returns).toHaveValue("# Not yet");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(page.getByText(/has changed this page meanwhile\.$/)).toBeVisible();
  await expect(returns).toHaveValue("# Not yet");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(returns).toHaveValue(theirs.text);
  await expect(page.getByText(/has changed this page meanwhile\.$/)).toBeHidden();
  await page.reload();
  await expect(returns).toHaveValue(theirs.text);
  await expect(page.getByRole("button", { name: "Discard changes" })).toBeHidden();
  await good(
    await admin.request.post("/api/admin/pages/restore", {
      data: { slug: "returns", version: 1, seen: theirs.version },
    }),
  );
});

test("what is typed outlives a restoration that is refused, and goes by one only after a question", async ({
  page,
  admin,
  people,
  openAs,
}) => {
  const other = await people.admin();
  const save = async (text: string, seen: number) => {
    const change = { slug: "payments", text, seen };
    const { page: saved } = await good(await other.request.put("/api/admin/pages/save", { data: change }));
    return saved.version;
  };
  const { pages } = await good(await admin.request.get("/api/admin/pages/get"));
  const before = pages.find(({ slug }: { slug: string }) => slug === "payments");
  const seen = await save("# Theirs", before.version);
  await openAs(admin);
  await page.goto("/admin/settings/help");
  await page.getByRole("tab", { name: "Payments" }).click();
  const text = page.getByLabel("Text of Payments");
  await text.fill("# Mine");
  await save("# Theirs again", seen);

  const restore = page.getByRole("button", { name: `Restore version ${before.version}`, exact: true });
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await restore.click();
  await question.getByRole("button", { name: "Discard and restore" }).click();
  await expect(page.getByText("has changed this page meanwhile.")).toBeVisible();
  await expect(text).toHaveValue("# Mine");
  await expect(question).toBeHidden();

  // The words that promise it go with what was typed.
  const notice = page.getByRole("main").getByRole("alert");
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(notice).toContainText("Your text is still here");
  await notice.getByRole("button", { name: "Use their text" }).click();
  await expect(text).toHaveValue("# Theirs again");
  await expect(text).toBeFocused();
  await expect(notice).toBeHidden();
  await text.fill("# Mine");
  await save("# Theirs at last", seen + 1);
  await page.getByRole("button", { name: "Save page" }).click();
  await expect(notice).toContainText("Your text is still here");
  await restore.click();
  await question.getByRole("button", { name: "Discard and restore" }).click();
  await expect(text).toHaveValue(before.text);
  await expect(notice).toBeHidden();
});

test("what is typed while a page is being saved stays, and is saved next", async ({ page, admin, openAs }) => {
  const delivery = async () => {
    const { pages } = await good(await admin.request.get("/api/admin/pages/get"));
    return pages.find(({ slug }: { slug: string }) => slug === "delivery");
  };
  const before = await delivery();
  await openAs(admin);
  await page.goto("/admin/settings/help");
  await page.getByRole("tab", { name: "Delivery and fees" }).click();
  const text = page.getByLabel("Text of Delivery and fees");
  const save = page.getByRole("button", { name: "Save page" });
  const { release } = await hold(page, "**/api/admin/pages/save");
  await text.fill("# Sent");
  await save.click();
  await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
  await text.fill("# Sent, and more");
  release();
  await expect(page.getByText("Page saved.")).toBeVisible();
  await expect(text).toHaveValue("# Sent, and more");
  await save.click();
  await expect.poll(delivery).toMatchObject({ text: "# Sent, and more", version: before.version + 2 });
  const data = { slug: "delivery", version: before.version, seen: before.version + 2 };
  await good(await admin.request.post("/api/admin/pages/restore", { data }));
});
