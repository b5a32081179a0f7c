export const stageNames = ["lint", "types", "unit", "pictures", "pincodes", "build", "faults", "e2e"] as const;

/** Stages that run only when named: slow ones, and one that needs an address. */
const namedOnly = ["attack", "deployed"] as const;

const allNames = [...stageNames, ...namedOnly];

export type StageName = (typeof allNames)[number];

const isStage = (word: string): word is StageName => allNames.some((name) => name === word);

/**
 * What `npm test -- ...` requests: the named stages first, then arguments for the tool of the last of them.
 * Without any named stage, all stages run except those that must be named.
 * @throws Error for arguments without a stage to pass them to.
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
