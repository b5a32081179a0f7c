import type { Run } from "../boot/run.mjs";
import { stayOpen } from "./stay-open";

/** `npm run demo`: the production build over the database of this clone. */
export const demo = (run: Run): Promise<void> => stayOpen(run, "start");
