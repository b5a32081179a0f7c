import type { Session } from "../lib/session.mjs";

export type Counts = { passed: number; failed: number };

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

export type Stage = (context: StageContext) => Promise<Counts>;

/** A check that passes or fails as a whole. */
export const one = (passed: boolean): Counts => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
