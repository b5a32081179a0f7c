import { Processes } from "../lib/processes";
import { say } from "../lib/progress.mjs";
import { ensureBuild, isCurrent, testFolder } from "./build";

/** Makes the build that the tests use, unless it is current. */
if (isCurrent(testFolder)) say("  The build is current.");
else await ensureBuild(new Processes(), testFolder);
