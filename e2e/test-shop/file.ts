import { join } from "node:path";
import { dataFolder } from "../../scripts/lib/folders.mjs";
import { readJson } from "../../scripts/lib/json-file.mjs";

/** The folder inside `.data` of the shop under test. */
export const testScope = "test";

/** What the tests need to know about the shop that they test. */
export interface TestShop {
  url: string;
  /** The environment of its server, its secrets included, and TEST_MAILBOX: the URL of the mailbox's page. */
  env: Record<string, string | undefined>;
  /** The file with its output. */
  log: string;
  /** The hash of the sources of its build. */
  builtFrom: string;
}

export const testShopFile = (): string => join(dataFolder(testScope), "shop.json");

/** What the shop under test has written about itself. */
export const readTestShop = (): TestShop | undefined => readJson(testShopFile());
