import { inRoot } from "../lib/folders.mjs";
import { say } from "../lib/progress.mjs";
import { build } from "../shop/build";
import { keepingFile } from "./keep-file";
import { one, type Stage } from "./stage";

/** Beside .next, which a running demo serves from. */
export const testBuildFolder = ".next-test";

/** The production build. */
export const buildStage: Stage = ({ session }) =>
  keepingFile(inRoot("next-env.d.ts"), async () => {
    try {
      await build(session, testBuildFolder);
      return one(true);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return one(false);
    }
  });
