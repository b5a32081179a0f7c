import { findBrowser } from "./find-browser";
import { runPlaywright } from "./playwright";
import type { Stage } from "./stage";

/** Tests that work on any shop: they only read, and sign nobody in. */
const readOnly = "@read";

/** The address of a shop, from the first argument. @throws Error for anything else */
export function addressOf([address = ""]: readonly string[]): string {
  const isHttp = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (isHttp) return new URL(address).origin;
  throw new Error("Name the shop to test: npm test -- deployed https://shop.example");
}

/** Runs the read-only tests against a shop that somebody else started, such as a deployment. */
export const deployed: Stage = async ({ session, extra }) => {
  const url = addressOf(extra);
  const browser = await findBrowser(session, extra);
  // Files of `alone` and `servers` need the database already when they are loaded.
  const projects = ["api", "desktop", "phone"].map((name) => `--project=${name}`);
  const options = ["--grep", readOnly, ...projects, ...extra.slice(1)];
  return runPlaywright(session, options, { ...process.env, MONGODB_URI: "", TEST_URL: url, TEST_BROWSER: browser });
};
