import { build } from "../shop/build";
import { checkBundles } from "./bundle-budget";
import type { Stage } from "./stage";

/** Separate from .next, which a running demo serves from. */
export const testBuildFolder = ".next-test";

/** The production build, and the size of its public pages. */
export const buildStage: Stage = async ({ session }) => {
  await build(session, testBuildFolder);
  const { passed, failures } = checkBundles(testBuildFolder);
  return { passed: passed + 1, failures };
};
