import type { Session } from "../lib/session.mjs";

/** What a stage found: how many checks passed, and a line for each one that did not. */
export type Result = { passed: number; failures: string[] };

/** What a stage may need to know about the run it is part of. */
export type StageContext = {
  session: Session;
  /** Arguments for the stage's tool, as typed. */
  extra: string[];
  /** Whether the stage was requested by name. */
  named: boolean;
  /** Whether this run has just created the production build; undefined when the build is none of its stages. */
  built?: boolean;
};

export type Stage = (context: StageContext) => Promise<Result>;

/** Adds up the checks that pass or fail as a whole. @param checks whether each has passed, by name */
export function resultOf(checks: Record<string, boolean>): Result {
  const failures = Object.keys(checks).filter((name) => !checks[name]);
  return { passed: Object.keys(checks).length - failures.length, failures };
}
