import { Processes } from "../lib/processes";
import { say } from "../lib/progress.mjs";
import { ensureBuild, testFolder } from "./build";

/** Makes the build that the tests use, unless it is current. */
if (!(await ensureBuild(new Processes(), testFolder))) say("  The build is current.");
