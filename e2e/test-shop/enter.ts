import { readTestShop } from "./file";

/**
 * Gives this worker the environment of the shop under test: its database, its secrets and its simulators. A shop that
 * somebody else runs has only a URL.
 */
export function enterTestShop(url: string | undefined): void {
  const shop = readTestShop();
  if (shop && shop.url === url) Object.assign(process.env, shop.env);
}
