import type { Page } from "@playwright/test";

/** Loses the answer to the next call of an address, which the shop carries out. Resolves once it is lost, and calls go on as usual. */
export async function loseAnswer(page: Page, address: string): Promise<{ lost: Promise<void> }> {
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
      lose();
    },
    { times: 1 },
  );
  return { lost };
}
