/** What passed and failed over everything a test run has done. */
export class Tally {
  passed = 0;
  failed = 0;
  finished = false;

  /** @param {{ passed: number, failed: number }} counts */
  add({ passed, failed }) {
    this.passed += passed;
    this.failed += failed;
  }

  /** The last line of every run; what was broken off did not pass. */
  line() {
    const failed = this.failed + (this.finished ? 0 : 1);
    return `${this.passed} passed, ${failed} failed`;
  }

  /** 1 unless everything was run and nothing failed. */
  exitCode() {
    return this.finished && this.failed === 0 ? 0 : 1;
  }
}
