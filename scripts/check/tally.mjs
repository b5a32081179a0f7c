/** Counts what passed in a test run, and keeps a line for each failure. */
export class Tally {
  passed = 0;
  finished = false;
  /** @type {string[]} */
  failures = [];

  /** @param {string} stage @param {{ passed: number, failures: string[] }} result */
  add(stage, { passed, failures }) {
    this.passed += passed;
    this.failures.push(...failures.map((failure) => `${stage}: ${failure}`));
  }

  /** The end of every run: what failed, then the numbers in the last line. Interrupted tests did not pass. */
  summary() {
    const failures = this.finished ? this.failures : [...this.failures, "The run did not reach its end."];
    const count = `${this.passed} passed, ${failures.length} failed`;
    return failures.length === 0 ? count : ["", "Failed:", ...failures.map((line) => `  ${line}`), count].join("\n");
  }

  /** 1 unless everything ran and nothing failed. */
  exitCode() {
    return this.finished && this.failures.length === 0 ? 0 : 1;
  }
}
