import type { Run } from "../boot/run.mjs";
import { stayOpen } from "./stay-open";

/** `npm run dev`: hot reload with the same database and simulators as the demo. */
export const dev = (run: Run): Promise<void> => stayOpen(run, "dev");
