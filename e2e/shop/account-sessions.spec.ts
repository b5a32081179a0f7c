import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";

test("a shopper sees where they are signed in and ends the others", async ({ page, shopper, people, openAs }) => {
  const agents = [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
    "curl/8.5.0",
  ];
  for (const agent of agents) {
    const elsewhere = await people.guest();
    await good(await elsewhere.post("/api/auth/login", { data: shopper, headers: { "user-agent": agent } }));
  }
  await openAs(shopper);
  await page.goto("/shop/account");
  const list = page.getByRole("list", { name: "Where you're signed in" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list.getByText("Firefox on Windows")).toBeVisible();
  await expect(list.getByText("This device")).toHaveCount(1);
  await list.getByRole("button", { name: /^End the session of Firefox on Windows/ }).click();
  await expect(page.getByText("The session has ended.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "End all others" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Sign out everywhere" })).toBeVisible();
});
