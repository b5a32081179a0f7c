import { AsyncLocalStorage } from "node:async_hooks";
import type { Settings } from "@/lib/settings/schema";

/** What every mail says of the shop, in its foot. */
export type MailShop = Pick<Settings, "shop" | "care">;

const store = new AsyncLocalStorage<MailShop>();

/** Runs the rendering of a mail of this shop. */
export function withMailShop<Result>(shop: MailShop, render: () => Result): Result {
  return store.run(shop, render);
}

/** The shop of the mail that is being rendered. @throws Error outside `withMailShop` */
export function mailShop(): MailShop {
  const shop = store.getStore();
  if (!shop) throw new Error("A mail is rendered within withMailShop.");
  return shop;
}
