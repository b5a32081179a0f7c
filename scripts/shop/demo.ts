import type { Run } from "../boot/run.mjs";
import { stayOpen } from "./stay-open";

/** `npm run demo`: the production build with this clone's database. */
export const demo = (run: Run): Promise<void> => stayOpen(run, "start");
