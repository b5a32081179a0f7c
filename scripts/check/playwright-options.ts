/** The folder of the tests that must not run in parallel with others. */
const alone = "e2e/alone";

/**
 * Adapts Playwright's arguments: the JSON report is always written, whichever other reporter is requested, and a
 * test that runs alone is not preceded by all the others when it is requested, but by those named with it.
 */
export function playwrightOptions(typed: readonly string[]): string[] {
  const options = typed.map((word, index) => {
    const isReporters = word.startsWith("--reporter=") || typed[index - 1] === "--reporter";
    return isReporters ? `${word},json` : word;
  });
  return typed.some((word) => word.includes(alone)) ? [...options, "--no-deps", "--workers=1"] : options;
}
