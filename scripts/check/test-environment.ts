import { sampleGstin } from "../shop/environment";
import { shopVariables } from "../shop/shop-variables";

/** Far above what any test does, so that only the tests about limits reach them. */
const rateLimitScale = "1000";

/**
 * The environment of the server under test: none of the shop's own variables come from outside, neither from the
 * terminal nor from a .env file (a variable that is set, even to an empty value, is not read from there).
 */
export function testEnvironment(own: Record<string, string>): Record<string, string | undefined> {
  const emptied = Object.fromEntries(shopVariables.map((name) => [name, ""]));
  return {
    ...process.env,
    ...emptied,
    DEMO: "1",
    SELLER_GSTIN: sampleGstin,
    RATE_LIMIT_SCALE: rateLimitScale,
    NEXT_TELEMETRY_DISABLED: "1",
    ...own,
  };
}
