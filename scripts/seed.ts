import { User } from "@/models/user";
import { withModels } from "./database/with-models";
import { isLocalDatabase } from "./lib/local-database";
import { type Accounts, seedAccounts, workingAccounts } from "./seed/accounts";
import { seedCatalogue } from "./seed/catalogue";

export type Seeded = { products: number; madeAccounts: boolean; accounts: Partial<Accounts> };

/**
 * Fills an empty database: the demo catalogue, and the two demo accounts if it is on this machine.
 * Existing data stays unchanged.
 * @returns how many products were added, and the accounts that can sign in
 * @throws Error when the database can't be reached.
 */
export async function seed(uri: string, accounts: Accounts): Promise<Seeded> {
  return withModels(uri, async () => {
    const mine = isLocalDatabase(uri);
    // A remote shop with a registered user is in use, even if it sells nothing yet.
    const products = mine || !(await User.exists({})) ? await seedCatalogue() : 0;
    if (!mine) return { products, madeAccounts: false, accounts: {} };
    const madeAccounts = await seedAccounts(accounts);
    return { products, madeAccounts, accounts: await workingAccounts(accounts) };
  });
}
