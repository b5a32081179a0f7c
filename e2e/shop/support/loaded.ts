import type { Page } from "@playwright/test";

/** The calls of the API, and the errors, while a page loads and comes to rest. */
export async function loaded(page: Page, path: string): Promise<string[]> {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) seen.push(pathname.split("/").slice(2, 5).join("/"));
  });
  page.on("pageerror", (error) => seen.push(error.message));
  page.on("console", (message) => message.type() === "error" && seen.push(message.text()));
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return seen;
}
