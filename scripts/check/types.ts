import { inRoot } from "../lib/folders.mjs";
import { restoringFile } from "../lib/restoring-file";
import { testBuildFolder } from "./build-stage";
import { resultOf, type Stage } from "./stage";
import { runTool } from "./tools";

/** Type-checks the shop, including the types Next generates for the routes, and the packages in tools/. */
export const types: Stage = ({ session }) =>
  restoringFile(inRoot("next-env.d.ts"), async () => {
    const typegen = await runTool(session, "next", ["typegen"], { NEXT_DIST_DIR: testBuildFolder });
    if (typegen !== 0) return resultOf({ "next typegen": false });
    for (const project of ["tsconfig.test.json", "tools/pictures", "tools/pincodes"]) {
      if ((await runTool(session, "tsc", ["--noEmit", "--project", project])) !== 0)
        return resultOf({ [`tsc --project ${project}`]: false });
    }
    return resultOf({ tsc: true });
  });
