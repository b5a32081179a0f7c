/** Counts what passed and failed in a test run. */
export class Tally {
  passed = 0;
  failed = 0;
  finished = false;

  /** @param {{ passed: number, failed: number }} counts */
  add({ passed, failed }) {
    this.passed += passed;
    this.failed += failed;
  }

  /** The last line of every run; interrupted tests did not pass. */
  line() {
    const failed = this.failed + (this.finished ? 0 : 1);
    return `${this.passed} passed, ${failed} failed`;
  }

  /** 1 unless everything ran and nothing failed. */
  exitCode() {
    return this.finished && this.failed === 0 ? 0 : 1;
  }
}
