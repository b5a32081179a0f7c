import { resultOf, type Stage } from "./stage";
import { runTool } from "./tools";

/** Format and lint with Biome, and unused code with knip: two checks that pass or fail. */
export const lint: Stage = async ({ session, extra }) =>
  resultOf({
    Biome: (await runTool(session, "biome", ["check", ".", ...extra])) === 0,
    knip: (await runTool(session, "knip", [])) === 0,
  });
