import { one, type Stage } from "./stage";
import { runTool } from "./tools";

/** Format and lint with Biome, and unused code with knip: two checks that pass or fail. */
export const lint: Stage = async ({ session, extra }) => {
  const biome = one((await runTool(session, "biome", ["check", ".", ...extra])) === 0);
  const knip = one((await runTool(session, "knip", [])) === 0);
  return { passed: biome.passed + knip.passed, failed: biome.failed + knip.failed };
};
