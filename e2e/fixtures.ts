import { type BrowserContext, test as base } from "@playwright/test";
import type { Db } from "mongodb";
import { openDatabase } from "./database";
import { type Caller, callers } from "./people";

export { expect } from "@playwright/test";
export type { Caller } from "./people";

type Callers = ReturnType<typeof callers>;

type Fixtures = {
  /** Makes as many guests, shoppers and admins as a test needs. */
  people: Callers;
  /** A shopper nobody else uses, signed in for calls: `shopper.request`. */
  shopper: Caller;
  /** An admin nobody else uses, signed in for calls: `admin.request`. */
  admin: Caller;
  /** Lets the pages of this test be opened as somebody: `await openAs(shopper)`, then `page.goto()`. */
  openAs: (caller: Caller) => Promise<void>;
};

type WorkerFixtures = {
  /** The database of the shop under test. */
  database: Db;
};

/** Gives a browser the session of a caller. */
export async function shareSession(caller: Caller, context: BrowserContext): Promise<void> {
  const { cookies } = await caller.request.storageState();
  await context.addCookies(cookies);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs off this pattern.
    async ({}, use) => {
      const { database, close } = await openDatabase();
      await use(database);
      await close();
    },
    { scope: "worker" },
  ],
  people: async ({ playwright, baseURL, database }, use) => {
    const people = callers(playwright, baseURL, database);
    await use(people);
    await people.close();
  },
  shopper: async ({ people }, use) => use(await people.shopper()),
  admin: async ({ people }, use) => use(await people.admin()),
  openAs: async ({ context }, use) => use((caller) => shareSession(caller, context)),
});
