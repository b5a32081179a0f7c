import { build } from "../shop/build";
import { one, type Stage } from "./stage";

/** Beside .next, which a running demo serves from. */
export const testBuildFolder = ".next-test";

/** The production build. */
export const buildStage: Stage = async ({ session }) => {
  await build(session, testBuildFolder);
  return one(true);
};
