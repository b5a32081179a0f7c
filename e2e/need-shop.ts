/** Stops a run of Playwright that was started by hand, without a shop and a database that may be emptied. */
export default function needShop(): void {
  if (!process.env.TEST_URL) throw new Error("The tests need a shop of their own: npm test -- e2e [file] [options]");
}
