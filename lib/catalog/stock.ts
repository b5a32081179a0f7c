/** Below this, the shopper sees how many pieces are left. */
export const fewLeft = 6;

/** Below this, an admin sees that a product runs low. */
export const runningLow = 7;

/** True when a stock change alters what cached pages show: sold out or not, few left or not. */
export function crossesShownStock(before: number, after: number): boolean {
  return before > 0 !== after > 0 || before < fewLeft !== after < fewLeft;
}
