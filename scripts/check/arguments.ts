export const stageNames = ["lint", "types", "unit", "pictures", "pincodes", "build", "faults", "e2e"] as const;

/** Stages that take long and run only when they are named. */
const namedOnly = ["attack"] as const;

const allNames = [...stageNames, ...namedOnly];

export type StageName = (typeof allNames)[number];

const isStage = (word: string): word is StageName => allNames.some((name) => name === word);

/**
 * What `npm test -- ...` asks for: the stages named first, then arguments for the tool of the last of them.
 * No stage means all of them but those that run only when they are named.
 * @throws Error when there are arguments but no stage to take them.
 */
export function parseArguments(words: string[]): { stages: readonly StageName[]; extra: string[] } {
  const end = words.findIndex((word) => !isStage(word));
  const named = (end < 0 ? words : words.slice(0, end)).filter(isStage);
  const extra = end < 0 ? [] : words.slice(end);
  if (named.length > 0) return { stages: allNames.filter((name) => named.includes(name)), extra };
  if (extra.length === 0) return { stages: stageNames, extra };
  throw new Error(
    `"${extra[0]}" is not a test stage. Name the stage it belongs to, one of ${allNames.join(", ")}:\n` +
      "  npm test -- e2e e2e/api/cart.spec.ts",
  );
}
