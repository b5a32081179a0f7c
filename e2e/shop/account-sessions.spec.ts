import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";

test("a shopper sees where they are signed in, ends the others and, after a question, every session", async ({
  page,
  shopper,
  people,
  openAs,
}) => {
  const agents = [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
    "curl/8.5.0",
  ];
  const signIn = async (agent = "curl/8.5.0") => {
    const elsewhere = await people.guest();
    const headers = { "user-agent": agent };
    await good(await elsewhere.post("/api/auth/login", { data: shopper, headers }));
    return async () => (await (await elsewhere.get("/api/auth/checkAuth")).json()).success;
  };
  for (const agent of agents) await signIn(agent);
  await openAs(shopper);
  await page.goto("/shop/account");
  const list = page.getByRole("list", { name: "Where you're signed in" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list.getByText("Firefox on Windows")).toBeVisible();
  await expect(list.getByText("This device")).toHaveCount(1);
  await list.getByRole("button", { name: /^End the session of Firefox on Windows/ }).click();
  await expect(page.getByText("The session has ended.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.locator("button:focus"), "the button of another one").toHaveAccessibleName(/^End the session of/);
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "End all others" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Where you're signed in" })).toBeFocused();

  await signIn();
  await page.reload();
  await list.getByRole("button", { name: /^End the session of/ }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Where you're signed in" })).toBeFocused();

  const isSignedIn = await signIn();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(question).toHaveAccessibleDescription("You will be signed out on all devices, including this one.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  expect(await isSignedIn()).toBe(true);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/auth/login");
  expect(await isSignedIn()).toBe(false);
});
