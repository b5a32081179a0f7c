/** The folder of the tests that run when nobody else does. */
const alone = "e2e/alone";

/**
 * What Playwright is told in place of what was typed: its JSON report is written whichever other one is wanted, and a
 * test that runs alone is not preceded by all the others when it is the one that was asked for.
 */
export function playwrightOptions(typed: readonly string[]): string[] {
  const files = typed.filter((word) => word.includes("e2e/"));
  const isAlone = files.length > 0 && files.every((file) => file.includes(alone));
  const options = typed.map((word, index) => {
    const isReporters = word.startsWith("--reporter=") || typed[index - 1] === "--reporter";
    return isReporters ? `${word},json` : word;
  });
  return isAlone ? [...options, "--no-deps"] : options;
}
