import type { Secrets } from "../shop/secrets";

/** The built shop under attack, fresh for each attack. */
export interface Target {
  url: string;
  port: number;
  /** The process of the shop's server. */
  pid: number;
  mongodbUri: string;
  secrets: Secrets;
}

export interface Outcome {
  /** Whether the shop stayed up, correct and fast for others. */
  held: boolean;
  /** What was observed, with figures, for the table. */
  seen: string;
}

/** One attack: a file in scripts/attack/attacks/, listed in scripts/attack/attacks.ts. */
export interface Attack {
  /** A short name in lower case; `npm run test:attack -- <name>` runs only this attack. */
  name: string;
  /** What the attacker does, for the table. */
  does: string;
  run: (target: Target) => Promise<Outcome>;
}
